// A picture of the gallery that fails is reported, and ends nothing, though the screen's own picture fails as well.
import { expect, test, vi } from "vitest";
import { failureOf } from "../../../tools/gallery/failureOf";

const timeOut = async () => {
	throw new Error("screenshot: Timeout 30000ms exceeded");
};

test("a picture that fails is named, with what went wrong", async () => {
	const picture = vi.fn(timeOut);
	expect(await failureOf("1-home/plus (th) dark", timeOut, picture)).toBe(
		"1-home/plus (th) dark: Error: screenshot: Timeout 30000ms exceeded",
	);
	expect(picture).toHaveBeenCalledOnce();
});

test("a drawn picture is no failure", async () => {
	const picture = vi.fn(timeOut);
	expect(await failureOf("1-home/plus", async () => {}, picture)).toBeNull();
	expect(picture).not.toHaveBeenCalled();
});
