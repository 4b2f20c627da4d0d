// The brand mark, a ribbon bow whose loops are one orbit and whose knot is a four-point star.

/** The box that the paths below are drawn in. */
const markBox = { width: 64, height: 44 };

/** Loops and tails, stroked 5 wide with round ends. */
const bowPath =
	"M32 19C26 6 4 1 3.5 13.5C3 24 22 25 32 19C42 25 61 24 60.5 13.5C60 1 38 6 32 19M27 26L19 40M37 26L45 40";

const round = (value: number): number => Math.round(value * 100) / 100;

/** A four-point star centred on x, y; r is its reach in user units. */
export const starPath = (x: number, y: number, r: number): string => {
	const waist = r * 0.2;
	const point = (dx: number, dy: number): string =>
		`${round(x + dx)} ${round(y + dy)}`;
	return (
		`M${point(0, -r)}Q${point(waist, -waist)} ${point(r, 0)}` +
		`Q${point(waist, waist)} ${point(0, r)}` +
		`Q${point(-waist, waist)} ${point(-r, 0)}` +
		`Q${point(-waist, -waist)} ${point(0, -r)}Z`
	);
};

const knotPath = starPath(32, 19, 13);

/** The white mark, `width` wide, centred on x 256 and y; a gap round the star keeps the knot clear on large icons. */
export const drawMark = (y: number, width: number): string => {
	const scale = width / markBox.width;
	const left = round(256 - width / 2);
	const top = round(y - (markBox.height * scale) / 2);
	return (
		`<mask id="gap" maskUnits="userSpaceOnUse" x="-4" y="-4" width="72" height="52"><rect x="-4" y="-4" width="72" height="52" fill="#fff"/><path d="${knotPath}" fill="#000" stroke="#000" stroke-width="3.2" stroke-linejoin="round"/></mask>` +
		`<g transform="translate(${left} ${top}) scale(${round(scale)})">` +
		`<path d="${bowPath}" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" mask="url(#gap)"/>` +
		`<path d="${knotPath}" fill="#FFFFFF"/></g>`
	);
};
