// The texts that stand for no reference at all: of articles, banners, notifications and surveys (2 §5, 3 §5).

const nothing = ["", "null", "0", "-"];

/** A reference without its margins; "" for one that names nothing. */
export const normalizeReference = (text: string): string => {
	const reference = text.trim();
	return nothing.includes(reference) ? "" : reference;
};
