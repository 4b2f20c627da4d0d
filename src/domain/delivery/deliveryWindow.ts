// When a prize ordered now arrives: in 7 to 14 days (2 §9, 3 §9).

const day = 86_400_000;
const soonest = 7;
const latest = 14;

/** First and last day of arrival, in ms at the time of day of `ordered`. */
export const deliveryWindow = (ordered: number) => ({
	from: ordered + soonest * day,
	through: ordered + latest * day,
});
