// A picture while it loads, where it is missing and where another one replaces it; and what screen readers read of it.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Logo, Picture } from "../../../../src/ui/media/Picture";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const fail = (image: Element | null) =>
	act(async () => void image?.dispatchEvent(new Event("error")));

test.each([
	[true, "eager", "high"],
	[false, "lazy", "auto"],
])(
	"with eager %s a picture loads %s, with the priority %s",
	async (eager, loading, priority) => {
		const page = await draw(
			<>
				<Picture src="/deal" eager={eager} />
				<Logo src="/logo" name="Tea" eager={eager} />
			</>,
		);
		const [picture, logo] = page.querySelectorAll("img");
		expect(picture?.getAttribute("loading")).toBe(loading);
		expect(picture?.getAttribute("fetchpriority")).toBe(priority);
		expect(logo?.getAttribute("loading")).toBe(loading);
	},
);

test("a picture keeps its box, and has the colour of its address only while it loads", async () => {
	const page = await draw(<Picture src="/deal?c=aabbcc" ratio="16/9" />);
	const style = (name: string) =>
		page.querySelector("span")?.style.getPropertyValue(name);
	expect(style("--ratio")).toBe("16/9");
	expect(style("--placeholder")).toBe("#aabbcc");
	await fail(page.querySelector("img"));
	expect(style("--ratio")).toBe("16/9");
	expect(style("--placeholder")).toBe("");
});

test.each([
	["whole", true, "contain"],
	["filling its box", false, "image"],
])("a picture is shown %s", async (_how, contain, name) => {
	const page = await draw(<Picture src="/deal" contain={contain} gray />);
	expect(page.querySelector("img")?.className).toContain(name);
});

test("the drawing in place of a picture keeps its alternative text; without one it is decoration", async () => {
	const page = await draw(<Picture src="/deal" alt="A cup" />);
	expect(page.querySelector("img")?.getAttribute("alt")).toBe("A cup");
	await fail(page.querySelector("img"));
	const drawing = page.querySelector("svg");
	expect(drawing?.getAttribute("role")).toBe("img");
	expect(drawing?.getAttribute("aria-label")).toBe("A cup");
	expect(drawing?.hasAttribute("aria-hidden")).toBe(false);
	await draw(<Picture src="" />);
	expect(
		page.querySelector("svg[aria-hidden=true]:not([role])"),
	).not.toBeNull();
});

test("a logo is decoration: neither its name nor its letter is read", async () => {
	for (const src of ["/logo", ""]) {
		const page = await draw(<Logo src={src} name="Tea" />);
		expect(page.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
	}
});

test("without a picture and a name a logo is the brand mark", async () => {
	const page = await draw(<Logo src="" name="" />);
	expect(page.querySelector("svg")).not.toBeNull();
});

// In the same element the former picture would stay until the next one has loaded.
test.each([
	["picture", (src: string) => <Picture src={src} />],
	["logo", (src: string) => <Logo src={src} name="Tea" />],
])("the former image is never shown for another %s", async (_what, of) => {
	const page = await draw(of("/first"));
	const image = () => page.querySelector("img");
	const first = image();
	await draw(of("/second"));
	expect(first?.isConnected).toBe(false);
	expect(image()?.getAttribute("src")).toBe("/second");
	await fail(image());
	expect(image()).toBeNull();
	await draw(of("/third"));
	expect(image()?.getAttribute("src")).toBe("/third");
});

test("scrolling a row with a finger or a mouse does not drag a picture out of it", async () => {
	const page = await draw(<Picture src="/deal" />);
	expect(page.querySelector("img")?.getAttribute("draggable")).toBe("false");
});

test("a removed picture no longer waits for the network or the person", async () => {
	const page = await draw(<Picture src="/deal" />);
	const places = [window, document].map((target) => ({
		added: vi.spyOn(target, "addEventListener"),
		removed: vi.spyOn(target, "removeEventListener"),
	}));
	await fail(page.querySelector("img"));
	wipe();
	for (const { added, removed } of places) {
		expect(added).toHaveBeenCalledOnce();
		expect(removed.mock.calls).toEqual(added.mock.calls);
		added.mockRestore();
		removed.mockRestore();
	}
});
