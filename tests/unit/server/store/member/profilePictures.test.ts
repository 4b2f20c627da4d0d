// Pictures are decoded a few at a time: many uploads at once neither fill the memory nor wait without end.
import sharp from "sharp";
import { expect, test } from "vitest";
import { convertPicture } from "../../../../../server/store/member/profilePictures";

test("of 60 pictures at once some are turned away with 503, the others and later ones are converted", async () => {
	const drawing = sharp({
		create: { width: 200, height: 100, channels: 3, background: "#1257e0" },
	});
	const file = new Blob([Uint8Array.from(await drawing.jpeg().toBuffer())]);
	const results = await Promise.allSettled(
		Array.from({ length: 60 }, () => convertPicture(file)),
	);
	const refused = results.filter((it) => it.status === "rejected");
	expect(refused.length).toBeGreaterThan(0);
	expect(refused.length).toBeLessThan(60);
	for (const { reason } of refused)
		expect(reason).toMatchObject({ status: 503, retryAfter: 5 });
	await expect(convertPicture(file)).resolves.toBeInstanceOf(Uint8Array);
	// A file that is no picture frees its place too.
	for (let at = 0; at < 60; at++)
		await expect(convertPicture(new Blob(["x"]))).rejects.toMatchObject({
			status: 400,
		});
	await expect(convertPicture(file)).resolves.toBeInstanceOf(Uint8Array);
});
