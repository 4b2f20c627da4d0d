// Corrects misspelt words by sound and edit distance, from the words of all names.
import { normalise } from "./normalise";
import { phoneticKey } from "./phoneticKey";
import type { PausableWork } from "./runInSlices";
import {
	letterClusters,
	segmentWords,
	splitIntoWords,
	type Word,
} from "./segmentWords";

/** A changed letter costs this much more than any other edit, so that of equally many edits those with the fewest changed letters are found. */
const changeSurcharge = 1 / 64;

/** The fewest edits from one word to the other, and how many of them change a letter, since words that differ by a changed letter are often both real. Null for more than `maxEdits`. */
function editDistance(one: string, other: string, maxEdits: number) {
	if (Math.abs(one.length - other.length) > maxEdits) return null;
	const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
	const costAt = (row: number, at: number) => rows[row]?.[at] ?? Infinity;
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		rows.push(current);
		for (let at = 1; at <= other.length; at++) {
			const isSame = one[row - 1] === other[at - 1];
			const isSwapped =
				row > 1 &&
				at > 1 &&
				one[row - 1] === other[at - 2] &&
				one[row - 2] === other[at - 1];
			current[at] = Math.min(
				costAt(row - 1, at - 1) + (isSame ? 0 : 1 + changeSurcharge),
				costAt(row - 1, at) + 1,
				costAt(row, at - 1) + 1,
				isSwapped ? costAt(row - 2, at - 2) + 1 : Infinity,
			);
		}
		if (Math.floor(Math.min(...current)) > maxEdits) return null;
	}
	const cost = costAt(one.length, other.length);
	const count = Math.floor(cost);
	return count > maxEdits
		? null
		: { count, changedLetters: (cost - count) / changeSurcharge };
}

/** Shorter words are not corrected by sound, because many differ by a tone or one letter: ขาว ข่าว ข้าว, ซิม ชิม. */
const minSoundLength = 4;
/** Parts of a run may be shorter, because the whole run has to match. */
const minPieceLength = 3;
/** The most neighbouring segments that are joined: the dictionary splits foreign words (ลา|เต้). */
const maxJoined = 4;
const maxWordLength = 24;

/** A compound that many write as one word: Wi-Fi. */
const hyphenated = /\p{L}+(?:[-\u2011]\p{L}+)+/gu;

const allowedEdits = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);
/** In shorter words a changed letter makes another real word: shirt, skirt. */
const minLengthForChange = 6;

/** In shorter words ่ and ้ make different words (กล่อง, กล้อง); in foreign words marks vary (ลาเต๊). */
const minLengthForTones = 6;
const tones = /[\u0E48\u0E49]/;

function differInTone(one: string, other: string): boolean {
	const [ones, others] = [letterClusters(one), letterClusters(other)];
	return (
		ones.length === others.length &&
		ones.some((letter, at) => {
			const [tone] = tones.exec(letter) ?? [];
			const [own] = tones.exec(others[at] ?? "") ?? [];
			return tone !== undefined && own !== undefined && tone !== own;
		})
	);
}

interface Spelling {
	text: string;
	weight: number;
}

const nameWeight = 1000;

/** The words of a text, and neighbouring words joined. */
function piecesOf(text: string): string[] {
	const words = segmentWords(text);
	const endOf = ({ at, word }: Word) => at + word.length;
	return words.flatMap((first, index) => {
		const pieces = [first.word];
		for (let more = 1; more < maxJoined; more++) {
			const [last, next] = [words[index + more - 1], words[index + more]];
			if (!last || !next || next.at !== endOf(last)) break;
			pieces.push(text.slice(first.at, endOf(next)));
		}
		return pieces;
	});
}

export interface SpellingIndex {
	/** The word or words that sound like a normalised text, or null. */
	bySound(text: string): string | null;
	/** The word within the allowed edits, or null. */
	byEdits(text: string): string | null;
}

/** Indexes the words of names and titles by their phonetic key; `names` (brands, keywords) win over words of titles. */
export function* createSpellingIndex(
	names: Iterable<string>,
	titles: Iterable<string>,
): PausableWork<SpellingIndex> {
	const spellings = new Map<string, Spelling>();
	const soundsByStart = new Map<string, string[]>();
	const add = (text: string, weight: number) => {
		const sound = phoneticKey(normalise(text));
		if (sound.length < minPieceLength || sound.length > maxWordLength) return;
		if (/^\d+$/.test(sound)) return;
		const existing = spellings.get(sound);
		if (!existing) {
			spellings.set(sound, { text, weight });
			const start = sound.charAt(0);
			const same = soundsByStart.get(start);
			if (same) same.push(sound);
			else soundsByStart.set(start, [sound]);
		} else if (existing.text === text) existing.weight += weight;
		else if (weight > existing.weight) spellings.set(sound, { text, weight });
	};
	for (const name of names) {
		add(name, nameWeight);
		for (const piece of piecesOf(normalise(name))) add(piece, 1);
		yield;
	}
	for (const title of titles) {
		for (const [compound] of title.matchAll(hyphenated)) add(compound, 1);
		for (const piece of piecesOf(normalise(title))) add(piece, 1);
		yield;
	}

	function nearest(sound: string): Spelling | null {
		const maxEdits = allowedEdits(sound.length);
		if (maxEdits === 0) return null;
		let best: { count: number; spelling: Spelling } | null = null;
		for (const other of soundsByStart.get(sound.charAt(0)) ?? []) {
			const edits = editDistance(
				sound,
				other,
				Math.min(maxEdits, allowedEdits(other.length)),
			);
			const spelling = spellings.get(other);
			if (!edits || edits.count === 0 || !spelling) continue;
			if (edits.changedLetters > 0 && sound.length < minLengthForChange)
				continue;
			const isBetter =
				!best ||
				edits.count < best.count ||
				(edits.count === best.count && spelling.weight > best.spelling.weight);
			if (isBetter) best = { count: edits.count, spelling };
		}
		return best?.spelling ?? null;
	}
	return {
		bySound(text) {
			const sound = phoneticKey(text);
			if (sound.length < minSoundLength) return null;
			const whole = spellings.get(sound);
			if (whole)
				return sound.length < minLengthForTones &&
					differInTone(text, normalise(whole.text))
					? null
					: whole.text;
			const parts = splitIntoWords(sound, (part) => spellings.has(part));
			return parts
				? parts.map((part) => spellings.get(part)?.text ?? part).join("")
				: null;
		},
		byEdits: (text) => nearest(phoneticKey(text))?.text ?? null,
	};
}
