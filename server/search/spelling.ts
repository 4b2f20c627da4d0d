// Corrects misspelt words by sound and edit distance, from the words of all names.
import { editsBetween } from "./editDistance";
import { foldSound } from "./foldSound";
import { normalise } from "./normalise";
import type { PausableWork } from "./runInSlices";
import {
	clusters,
	segmentWords,
	splitIntoWords,
	type Word,
} from "./segmentWords";

/** Shorter words differ by tone or one letter: ขาว ข่าว ข้าว, ซิม ชิม. */
const shortestSound = 4;
/** Parts of a run may be shorter, because the whole run has to match. */
const shortestPiece = 3;
/** Neighbouring segments to join: the dictionary splits foreign words (ลา|เต้). */
const joinedMost = 4;
const longestWord = 24;

/** Allowed edits by word length. */
const editsFor = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);
/** In shorter words a changed letter makes another real word: shirt, skirt. */
const shortestChanged = 6;

/** In shorter words ่ and ้ make different words (กล่อง, กล้อง); in foreign words marks vary (ลาเต๊). */
const longEnoughForTones = 6;
const tones = /[\u0E48\u0E49]/;

function differInTone(one: string, other: string): boolean {
	const [ones, others] = [clusters(one), clusters(other)];
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
		for (let more = 1; more < joinedMost; more++) {
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

/** `names` (brands, keywords) win over words of titles. */
export function* createSpellingIndex(
	names: Iterable<string>,
	texts: Iterable<string>,
): PausableWork<SpellingIndex> {
	const known = new Map<string, Spelling>();
	const byStart = new Map<string, string[]>();
	const add = (text: string, weight: number) => {
		const sound = foldSound(normalise(text));
		if (sound.length < shortestPiece || sound.length > longestWord) return;
		if (/^\d+$/.test(sound)) return;
		const there = known.get(sound);
		if (!there) {
			known.set(sound, { text, weight });
			const start = sound.charAt(0);
			const same = byStart.get(start);
			if (same) same.push(sound);
			else byStart.set(start, [sound]);
		} else if (there.text === text) there.weight += weight;
		else if (weight > there.weight) known.set(sound, { text, weight });
	};
	for (const name of names) {
		add(name, nameWeight);
		for (const piece of piecesOf(normalise(name))) add(piece, 1);
		yield;
	}
	for (const raw of texts) {
		for (const piece of piecesOf(normalise(raw))) add(piece, 1);
		yield;
	}

	function nearest(sound: string): Spelling | null {
		const most = editsFor(sound.length);
		if (most === 0 || sound.length > longestWord) return null;
		let best: { count: number; spelling: Spelling } | null = null;
		for (const other of byStart.get(sound.charAt(0)) ?? []) {
			const edits = editsBetween(
				sound,
				other,
				Math.min(most, editsFor(other.length)),
			);
			const spelling = known.get(other);
			if (!edits || edits.count === 0 || !spelling) continue;
			if (
				edits.changed > 0 &&
				Math.min(sound.length, other.length) < shortestChanged
			)
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
			const sound = foldSound(text);
			if (sound.length < shortestSound) return null;
			const whole = known.get(sound);
			if (whole)
				return sound.length < longEnoughForTones &&
					differInTone(normalise(text), normalise(whole.text))
					? null
					: whole.text;
			const parts = splitIntoWords(
				sound,
				(part) => part.length >= shortestPiece && known.has(part),
			);
			return parts
				? parts.map((part) => known.get(part)?.text ?? part).join("")
				: null;
		},
		byEdits: (text) => nearest(foldSound(text))?.text ?? null,
	};
}
