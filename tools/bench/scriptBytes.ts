// The bytes of scripts on the wire: what the app's home needs before its deals, what its worker saves first, and what a bare app's page starts with.
import {
	brotliSize,
	homeScripts,
	kilobytes,
	linkedScripts,
	readBuilt,
	savedFirst,
	startScripts,
} from "../../tests/support/bundle";

/** KB of built files, each compressed separately. */
const wireSize = (files: Iterable<string>) =>
	kilobytes(
		[...files].reduce((sum, file) => sum + brotliSize(readBuilt(file)), 0),
	);

/** Home's words and its call: a start without them would be small and worth nothing. */
const homeMarks = ["สิทธิ์ยอดนิยม", "getPrivilegeListV3"];

/** KB of the entry with its static imports, home's chunk and the Thai texts. Throws where home is not among them. */
export function criticalScriptSize(): number {
	const files = new Set([
		...startScripts(),
		...homeScripts(),
		...linkedScripts(),
	]);
	const words = [...files].map((file) => readBuilt(file).toString()).join();
	for (const mark of homeMarks)
		if (!words.includes(mark))
			throw new Error(`No script of home's start holds "${mark}"`);
	return wireSize(files);
}

/** KB of what the worker saves before the app counts as usable offline, in the language with more. */
export const savedFirstSize = (): number =>
	Math.max(...["th", "en-US"].map((it) => wireSize(savedFirst(it))));

/** The addresses that a script imports statically, as written in it. */
export const staticImports = (script: string): string[] =>
	[
		...script.matchAll(
			/(?:\bimport|\bfrom)\s*["']((?:\.{0,2}\/)[^"']+\.m?js)["']/g,
		),
	].map(([, address = ""]) => address);

/** The addresses of the scripts that a page names, as it starts or preloads them. */
export const namedScripts = (page: string): string[] =>
	[...page.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
		const isScript =
			tag.startsWith("<script") || /\brel="?modulepreload\b/.test(tag);
		const [, address] = tag.match(/\s(?:src|href)="?([^"\s>]+)/) ?? [];
		return isScript && address ? [address] : [];
	});

/** KB of the scripts that the page at an address names, and of all that these import statically. */
export async function pageScriptSize(address: string): Promise<number> {
	const sizes = new Map<string, number>();
	const read = async (url: string) => {
		const reply = await fetch(url);
		if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
		return reply.text();
	};
	const follow = async (url: string) => {
		if (sizes.has(url)) return;
		const script = await read(url);
		sizes.set(url, brotliSize(script));
		for (const next of staticImports(script))
			await follow(new URL(next, url).href);
	};
	for (const script of namedScripts(await read(address)))
		await follow(new URL(script, address).href);
	if (sizes.size === 0) throw new Error(`${address} names no script`);
	return kilobytes([...sizes.values()].reduce((sum, bytes) => sum + bytes));
}
