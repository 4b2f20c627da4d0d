// The drinks and what they are made with; each in a box of 200 by 200 units.
import { type GradientColours, verticalGradient } from "./gradients";

/** A cold drink in a clear cup with a domed lid; `label` is drawn round its middle. */
const coldCup = (
	id: string,
	straw: string,
	label: string,
	...drink: GradientColours
): string =>
	`<defs>${verticalGradient(`${id}-drink`, ...drink)}${verticalGradient(`${id}-lid`, "#FFFFFF", "#DDE4EE")}</defs>` +
	`<path d="M106 6L115 6L108 64L99 64Z" fill="${straw}"/>` +
	`<path d="M63 58C63 40 80 31 100 31S137 40 137 58Z" fill="#FFFFFF" fill-opacity=".55"/>` +
	`<path d="M70 53C73 43 82 37 95 35" fill="none" stroke="#FFFFFF" stroke-width="3.5" stroke-linecap="round"/>` +
	`<path d="M57 66H143L132 190Q131 198 123 198H77Q69 198 68 190Z" fill="#FFFFFF" fill-opacity=".6"/>` +
	`<path d="M60 76H140L130 188Q129 194 123 194H77Q71 194 70 188Z" fill="url(#${id}-drink)"/>` +
	`<g fill="#FFFFFF" fill-opacity=".3"><rect x="69" y="80" width="25" height="24" rx="6" transform="rotate(-8 81 92)"/><rect x="103" y="82" width="26" height="24" rx="6" transform="rotate(12 116 94)"/><rect x="84" y="104" width="23" height="21" rx="6" transform="rotate(22 95 114)"/></g>` +
	`<path d="M66 84L75 182" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>` +
	`<rect x="51" y="56" width="98" height="13" rx="6.500" fill="url(#${id}-lid)"/>${label}`;

const mokfaLabel =
	`<circle cx="100" cy="143" r="23" fill="#133F36"/>` +
	`<path d="M86 150L95 134L101 143L105 138L114 150Z" fill="#F3E7D3"/>` +
	`<path d="M87 155.500H109" stroke="#F3E7D3" stroke-width="2.500" stroke-linecap="round"/>`;

const leafLabel = `<circle cx="100" cy="143" r="23" fill="#DFF3E8"/><path d="M88 155C87 138 98 129 113 130C114 146 105 157 88 155Z" fill="#0F8A63"/><path d="M88 157C92 149 98 143 105 138" fill="none" stroke="#DFF3E8" stroke-width="2.5" stroke-linecap="round"/>`;

/** Ice in a tall glass, from above down. */
const ice = `<g fill="#FFFFFF" fill-opacity=".34"><rect x="68" y="46" width="28" height="26" rx="7" transform="rotate(-10 82 59)"/><rect x="104" y="50" width="28" height="26" rx="7" transform="rotate(14 118 63)"/><rect x="82" y="78" width="26" height="24" rx="7" transform="rotate(24 95 90)"/><rect x="106" y="98" width="22" height="21" rx="6" transform="rotate(-14 117 108)"/></g>`;

/** A cold drink in a tall, open glass, with a straw that leans to the left. */
const tallGlass = (id: string, straw: string, ...drink: GradientColours) =>
	`<defs>${verticalGradient(`${id}-tall`, ...drink)}</defs>` +
	`<path d="M66 4L75 2L104 120L96 122Z" fill="${straw}"/>` +
	`<path d="M54 26H146L136 186Q135 197 124 197H76Q65 197 64 186Z" fill="#FFFFFF" fill-opacity=".62"/>` +
	`<path d="M60 42H140L131 180Q130 188 122 188H78Q70 188 69 180Z" fill="url(#${id}-tall)"/><ellipse cx="100" cy="42" rx="40" ry="7" fill="#FFFFFF" fill-opacity=".28"/>${ice}` +
	`<path d="M67 52L75 174" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><path d="M132 60L127 130" stroke="#FFFFFF" stroke-opacity=".28" stroke-width="4" stroke-linecap="round"/>` +
	`<ellipse cx="100" cy="27" rx="46" ry="8" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-opacity=".9"/>`;

const pearls = [
	[80, 182],
	[93, 184],
	[107, 184],
	[120, 181],
	[78, 169],
	[88, 172],
	[101, 172],
	[114, 171],
	[124, 167],
	[84, 159],
	[97, 160],
	[110, 159],
]
	.map(
		([x = 0, y = 0]) =>
			`<circle cx="${x}" cy="${y}" r="6.5" fill="#3A1D12"/><circle cx="${x - 2}" cy="${y - 2}" r="1.8" fill="#FFFFFF" fill-opacity=".5"/>`,
	)
	.join("");

export const drinkObjects: Record<string, string> = {
	"own-iced-latte": coldCup(
		"latte",
		"#133F36",
		mokfaLabel,
		"#5B3015",
		"#F1E4D5",
		[0.35, "#8A5630"],
		[0.7, "#D2AC86"],
	),
	"own-cocoa": coldCup("cocoa", "#133F36", mokfaLabel, "#3D1E12", "#7A4A33", [
		0.6,
		"#5F3422",
	]),
	"own-thai-tea": coldCup(
		"thaitea",
		"#0F8A63",
		leafLabel,
		"#FBE3CB",
		"#DE6A1E",
		[0.22, "#F3A35C"],
	),
	"own-lime-soda": coldCup(
		"limesoda",
		"#F6C453",
		`<circle cx="100" cy="146" r="22" fill="#EAF3A6"/><circle cx="100" cy="146" r="17" fill="#C5DC4B"/><path d="M100 130V162M84 146H116M89 135L111 157M111 135L89 157" stroke="#F3F9CF" stroke-width="3"/>`,
		"#F7FBD6",
		"#B5D334",
		[0.5, "#DDEB7A"],
	),
	"own-coconut-shake": coldCup(
		"coconutshake",
		"#0F8A63",
		leafLabel,
		"#FFFFFF",
		"#EEF3EC",
	),
	"own-americano": tallGlass("americano", "#F2684A", "#A9642A", "#2B120A", [
		0.25,
		"#6B3315",
	]),
	"own-roselle": tallGlass("roselle", "#F4C15A", "#D92648", "#5A0A24", [
		0.4,
		"#9E1238",
	]),
	"own-latte-glass": tallGlass(
		"latteglass",
		"#17503F",
		"#7A4522",
		"#FFF8EE",
		[0.3, "#B98256"],
		[0.62, "#F0DDC6"],
	),
	"own-pearl-tea": coldCup(
		"pearltea",
		"#0F8A63",
		pearls,
		"#FBF1E4",
		"#7A4320",
		[0.4, "#EBCBA2"],
		[0.75, "#B9763F"],
	),
	// Condensed milk below, coffee above, in a glass with a handle.
	"own-milk-coffee":
		`<defs>${verticalGradient("milkcoffee-drink", "#C58A55", "#FFF6E2", [0.12, "#8A4B22"], [0.6, "#6A3415"], [0.68, "#F3DFBE"])}</defs>` +
		`<path d="M146 78H164Q184 78 184 98V128Q184 148 164 148H142" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="12" stroke-linecap="round"/>` +
		`<path d="M32 36H152L144 182Q143 197 128 197H56Q41 197 40 182Z" fill="#FFFFFF" fill-opacity=".66"/>` +
		`<path d="M40 58H144L137 176Q136 187 126 187H58Q48 187 47 176Z" fill="url(#milkcoffee-drink)"/>` +
		`<ellipse cx="92" cy="58" rx="52" ry="10" fill="#B4763F"/><ellipse cx="92" cy="58" rx="40" ry="6" fill="#D6A36E"/>` +
		`<path d="M50 74L57 170" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/><path d="M134 78L130 132" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>` +
		`<ellipse cx="92" cy="37" rx="60" ry="11" fill="none" stroke="#FFFFFF" stroke-width="5"/>`,
	// A paper filter in its cone, on a glass server.
	"own-dripper":
		`<defs>${verticalGradient("dripper-cone", "#FFFFFF", "#DCE3EC")}${verticalGradient("dripper-coffee", "#8A4520", "#3A1A0C")}</defs>` +
		`<path d="M48 14L58 2H142L152 14Z" fill="#EBD9BD"/><path d="M58 2H142L134 16H66Z" fill="#6A3415"/>` +
		`<path d="M40 14H160Q166 14 163 21L122 80H78L37 21Q34 14 40 14Z" fill="url(#dripper-cone)"/>` +
		`<path d="M58 26L88 72M84 26L95 72M142 26L112 72M116 26L105 72" stroke="#B9C3D0" stroke-width="4" stroke-linecap="round"/>` +
		`<path d="M156 26Q184 24 180 46Q176 62 146 54" fill="none" stroke="#DCE3EC" stroke-width="9" stroke-linecap="round"/>` +
		`<rect x="56" y="79" width="88" height="11" rx="5.5" fill="#17503F"/>` +
		`<path d="M148 116Q186 112 182 146Q178 174 150 170" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"/>` +
		`<path d="M72 90H128L128 100C150 110 160 128 160 150V178Q160 198 140 198H60Q40 198 40 178V150C40 128 50 110 72 100Z" fill="#FFFFFF" fill-opacity=".68"/>` +
		`<path d="M48 146H152V176Q152 190 138 190H62Q48 190 48 176Z" fill="url(#dripper-coffee)"/><ellipse cx="100" cy="146" rx="52" ry="8" fill="#A05A2C"/>` +
		`<path d="M100 90V144" stroke="#6A3415" stroke-width="4" stroke-linecap="round"/>` +
		`<path d="M56 128Q60 116 72 110" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/><path d="M58 158V174" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>`,
	"own-mug":
		`<defs>${verticalGradient("mug-side", "#F7EAD5", "#DDC199")}</defs>` +
		`<path d="M150 84H162Q188 84 188 112T162 146H146" fill="none" stroke="#E5CDA8" stroke-width="15" stroke-linecap="round"/>` +
		`<path d="M22 62H158V156Q158 196 118 196H62Q22 196 22 156Z" fill="url(#mug-side)"/>` +
		`<ellipse cx="90" cy="62" rx="68" ry="19" fill="#FFF9EE"/><ellipse cx="90" cy="64" rx="58" ry="14" fill="#6A3415"/><path d="M48 62Q70 52 104 54" fill="none" stroke="#B4763F" stroke-width="5" stroke-linecap="round"/>` +
		`<circle cx="90" cy="134" r="29" fill="#133F36"/><path d="M72 143L84 123L91 134L96 128L108 143Z" fill="#F3E7D3"/><path d="M74 150H104" stroke="#F3E7D3" stroke-width="3" stroke-linecap="round"/>` +
		`<path d="M36 84V152" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>`,
	"own-coffee-beans": [
		[40, 168, -20],
		[92, 176, 24],
		[146, 168, -34],
		[66, 138, 30],
		[118, 140, -12],
	]
		.map(
			([x, y, turn]) =>
				`<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="27" ry="19" fill="#5B2C14"/><path d="M-24 3C-10 -7 8 9 24 -3" fill="none" stroke="#2F1408" stroke-width="5" stroke-linecap="round"/><path d="M-14 -10Q-2 -15 10 -12" fill="none" stroke="#9C6440" stroke-width="4" stroke-linecap="round"/></g>`,
		)
		.join(""),
};
