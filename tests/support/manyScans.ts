// A small JPEG file that is slow to decode: each of its many scans covers the whole picture.

const segment = (marker: number, data: readonly number[]) => {
	const length = data.length + 2;
	return Buffer.from([0xff, marker, length >> 8, length & 255, ...data]);
};

/** A Huffman table with one code of one bit, for this symbol. */
const oneCode = (table: number, symbol: number) =>
	segment(0xc4, [table, 1, ...Array<number>(15).fill(0), symbol]);

/** A grey progressive JPEG of `side` by `side` px: one scan with the average of each block, and `scans` empty ones. */
export function manyScans(side: number, scans: number): Buffer {
	const blocks = Math.ceil(side / 8) ** 2;
	const size = [side >> 8, side & 255];
	// A run of 32,767 empty blocks is a 0 bit and fourteen 1 bits; a zero byte follows every byte 0xff.
	const runs = "0".concat("1".repeat(14)).repeat(Math.ceil(blocks / 32_767));
	const data = (
		runs.padEnd(Math.ceil(runs.length / 8) * 8, "1").match(/.{8}/g) ?? []
	)
		.map((bits) => Number.parseInt(bits, 2))
		.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]));
	const scan = Buffer.concat([
		segment(0xda, [1, 1, 0, 1, 1, 0]),
		Buffer.from(data),
	]);
	return Buffer.concat([
		Buffer.from([0xff, 0xd8]),
		segment(0xdb, [0, ...Array<number>(64).fill(16)]),
		segment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
		oneCode(0, 0),
		oneCode(0x10, 0xe0),
		segment(0xda, [1, 1, 0, 0, 0, 0]),
		Buffer.alloc(Math.ceil(blocks / 8)),
		...Array<Buffer>(scans).fill(scan),
		Buffer.from([0xff, 0xd9]),
	]);
}
