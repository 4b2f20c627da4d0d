// Every picture that a reply names is drawn from the API's host; links stay the app's own (X01).
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { pictureAddress } from "../../../../src/domain/app/pictureAddress";
import { Logo, Picture } from "../../../../src/ui/media/Picture";
import { setPictureSource } from "../../../../src/ui/media/pictureSource";
import { RichText, sanitizeHtml } from "../../../../src/ui/media/RichText";

const api = "https://api.example";
afterEach(() => setPictureSource((src) => src));

test("pictures, logos and images of rich text, and no link", async () => {
	setPictureSource((src) => pictureAddress(src, api, location.origin));
	// The sanitizer is loaded first.
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
	await vi.waitFor(() => expect(box.querySelectorAll("img").length).toBe(3));
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
