// Every picture that a reply names is loaded from the API's host; links keep the app's host (X01).
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { pictureAddress } from "../../../../src/domain/app/pictureAddress";
import { contentRules } from "../../../../src/ui/media/contentRules";
import { Logo, Picture } from "../../../../src/ui/media/Picture";
import { RichText, sanitizeHtml } from "../../../../src/ui/media/RichText";
import { waitFor } from "../../../support/waitFor";

const api = "https://api.example";
afterEach(() => {
	contentRules.pictureSource = (src) => src;
});

test("pictures, logos and images of rich text are loaded from the API's host, but links are unchanged", async () => {
	contentRules.pictureSource = (src) =>
		pictureAddress(src, api, location.origin);
	// The sanitizer loads first.
	await sanitizeHtml("");
	const box = document.createElement("div");
	document.body.append(box);
	const root = createRoot(box);
	root.render(
		<>
			<Picture src="/content/deal?c=aabbcc" alt="" />
			<Logo src="/content/logo" name="A" />
			<RichText html='<p><img src="/content/rich"><a href="/privilege">go</a></p>' />
		</>,
	);
	await waitFor(() => expect(box.querySelectorAll("img").length).toBe(3));
	expect(
		[...box.querySelectorAll("img")].map((it) => it.getAttribute("src")),
	).toEqual([
		`${api}/content/deal?c=aabbcc`,
		`${api}/content/logo`,
		`${api}/content/rich`,
	]);
	expect(box.querySelector("a")?.getAttribute("href")).toBe("/privilege");
	root.unmount();
	box.remove();
});

const pictures = async (html: string) =>
	[...(await sanitizeHtml(html)).querySelectorAll("img")].map((image) =>
		image.getAttribute("src"),
	);

test.each([
	["a.webp", `${api}/a.webp`],
	["content/a.webp?c=1", `${api}/content/a.webp?c=1`],
	["./a.webp", `${api}/a.webp`],
	["/a.webp", `${api}/a.webp`],
	["https://pictures.example/a.webp", "https://pictures.example/a.webp"],
	// An address with the page's scheme, which a cover may have too.
	["//pictures.example/a.webp", "//pictures.example/a.webp"],
	["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
	// A value that is not a picture's address is dropped as before.
	["javascript:alert(1)", null],
	["data:text/html,a", null],
	["", null],
	["http://pictures.example/a.webp", null],
	["https://somebody@pictures.example/a.webp", null],
	["\t//somebody@pictures.example/a.webp", null],
])("in rich text the picture %j is loaded from %j", async (src, shown) => {
	contentRules.pictureSource = (it) => pictureAddress(it, api, location.origin);
	expect(await pictures(`<p>New</p><img src="${src}">`)).toEqual([shown]);
});

test("on the app's own host a picture of rich text does not depend on the page's path", async () => {
	contentRules.pictureSource = (it) => pictureAddress(it, "", location.origin);
	expect(await pictures('<p>New</p><img src="content/a.webp">')).toEqual([
		"/content/a.webp",
	]);
});

test("the pictures of a host without https are still shown", async () => {
	contentRules.pictureSource = (it) =>
		pictureAddress(it, "http://127.0.0.1:3001", location.origin);
	expect(await pictures('<p>New</p><img src="/a.webp">')).toEqual([
		"http://127.0.0.1:3001/a.webp",
	]);
});
