// What values of Rust look like that need no library: variants, tuples, slices, texts. Nothing but core is used, so that the assembly is small.
#![no_std]
#![no_main]
#![allow(dead_code, unused_variables)]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

extern "C" {
    fn __assert_fail(what: *const u8, file: *const u8, line: u32, function: *const u8) -> !;
}

#[derive(Clone, Copy)]
enum Colour {
    Red,
    Green = 5,
    Minus = -2,
}

#[derive(Clone, Copy)]
enum Shape {
    Circle(f64),
    Square { side: u32, name: &'static str },
    Nothing,
}

#[repr(i8)]
enum Signed {
    Below(u8) = -1,
    Above = 2,
}

struct Pair(i32, char);

#[derive(Clone, Copy)]
struct Item {
    id: u32,
    shape: Shape,
    next: Option<&'static u16>,
}

static NEXT: u16 = 9;
static mut STOCK: usize = 7;

fn show(item: &Item, maybe: Option<i32>, colour: Colour) {
    let none: Option<u8> = None;
    let some = Some(&NEXT);
    let empty: Option<&u16> = None;
    let result: Result<i32, &str> = Err("bad");
    let pair = Pair(1, 'x');
    let tuple = (2u8, true);
    let array = [1i16, 2, 3];
    let slice = &array[..];
    let unit = ();
    let signed = Signed::Below(6);
    let circle = Shape::Circle(2.5);
    let nested = Some(Some(3u8));
    let inner_none: Option<Option<u8>> = Some(None);
    unsafe {
        STOCK += 1;
        __assert_fail(c"never".as_ptr().cast(), c"values.rs".as_ptr().cast(), 1, c"show".as_ptr().cast())
    }
}

#[no_mangle]
pub extern "C" fn main() -> i32 {
    let item = Item { id: 3, shape: Shape::Square { side: 4, name: "sq" }, next: Some(&NEXT) };
    show(&item, Some(4), Colour::Minus);
    0
}
