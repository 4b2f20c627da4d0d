// The host's order of a list.

export const bySeq = (one: { seq: number }, other: { seq: number }): number =>
	one.seq - other.seq;
