// Compares two items for sorting them in the host's order.

export const bySeq = (one: { seq: number }, other: { seq: number }): number =>
	one.seq - other.seq;
