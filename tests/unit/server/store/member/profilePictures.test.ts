// Pictures are decoded a few at a time, none stays in memory or takes long, so uploads neither fill the memory nor wait forever.
import sharp from "sharp";
import { expect, test } from "vitest";
import { jpegScans } from "../../../../../server/store/member/jpegScans";
import { convertPicture } from "../../../../../server/store/member/profilePictures";
import { profilePicture } from "../../../../../src/contract/profilePicture";
import { manyScans } from "../../../../support/manyScans";

const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);

test("of 60 simultaneous pictures some are refused with 503, the others and later ones are converted", async () => {
	const drawing = sharp({
		create: { width: 200, height: 100, channels: 3, background: "#1257e0" },
	});
	const file = new Blob([Uint8Array.from(await drawing.jpeg().toBuffer())]);
	const results = await Promise.allSettled(
		Array.from({ length: 60 }, () => convertPicture(file)),
	);
	const refused = results.filter((it) => it.status === "rejected");
	// Two are decoded at a time, and 30 wait.
	expect(refused).toHaveLength(28);
	for (const { reason } of refused)
		expect(reason).toMatchObject({ status: 503, retryAfter: 5 });
	await expect(convertPicture(file)).resolves.toBeInstanceOf(Uint8Array);
	// A file that is no picture does not block later ones either.
	for (let at = 0; at < 60; at++)
		await expect(convertPicture(new Blob(["x"]))).rejects.toMatchObject({
			status: 400,
		});
	await expect(convertPicture(file)).resolves.toBeInstanceOf(Uint8Array);
});

test("nothing of a converted picture stays in memory", async () => {
	for (let at = 1; at <= 3; at++)
		await convertPicture(blob(manyScans(64 * at, 1)));
	expect(sharp.cache().items.current).toBe(0);
});

test("a file of the largest size is decoded, and one byte more is too large", async () => {
	const words = async (bytes: number) =>
		await convertPicture(new Blob([new Uint8Array(bytes)])).catch(
			(error: { message: string }) => error.message,
		);
	const { maxBytes } = profilePicture;
	const noPicture = await words(1);
	expect(await words(maxBytes)).toBe(noPicture);
	expect(await words(maxBytes + 1)).not.toBe(noPicture);
});

// Each scan covers all pixels, and 5 MB can contain 200,000 scans.
test("a picture with more scans than any photo has is refused", async () => {
	await expect(
		convertPicture(blob(manyScans(512, 40))),
	).resolves.toBeInstanceOf(Uint8Array);
	await expect(convertPicture(blob(manyScans(512, 60)))).rejects.toMatchObject({
		status: 400,
	});
});

test("scans are counted up to the end of the image, not in its metadata or after it", async () => {
	const drawing = sharp({
		create: { width: 200, height: 100, channels: 3, background: "#1257e0" },
	});
	const marks = Buffer.alloc(4000, Buffer.from([0xff, 0xda]));
	const baseline = await drawing.jpeg().toBuffer();
	expect(jpegScans(baseline)).toBe(1);
	const comment = Buffer.from([
		0xff,
		0xfe,
		(marks.length + 2) >> 8,
		(marks.length + 2) & 255,
	]);
	const photo = Buffer.concat([
		baseline.subarray(0, 2),
		comment,
		marks,
		baseline.subarray(2),
		marks,
	]);
	expect(jpegScans(photo)).toBe(1);
	// The marker TEM has no segment, so the bytes after it are not a length.
	const tem = Buffer.from([0xff, 0x01]);
	const hidden = [baseline.subarray(0, 2), tem, baseline.subarray(2)];
	expect(jpegScans(Buffer.concat(hidden))).toBe(1);
	// The restart marker has no segment either, and bytes inside another segment are no scan.
	const scan = [0xff, 0xda, 0, 2];
	const table = [0xff, 0xc4, 0, 6, ...scan];
	const restart = [0xff, 0xd0];
	expect(jpegScans(Buffer.from([...table, ...restart, ...scan]))).toBe(1);
	await expect(convertPicture(blob(photo))).resolves.toBeInstanceOf(Uint8Array);
	const progressive = await drawing.jpeg({ progressive: true }).toBuffer();
	expect(jpegScans(progressive)).toBeGreaterThan(5);
	expect(jpegScans(progressive)).toBeLessThan(20);
	for (const cut of [0, 1, 2, 3, 20, 200])
		expect(jpegScans(progressive.subarray(0, cut))).toBeLessThan(20);
});
