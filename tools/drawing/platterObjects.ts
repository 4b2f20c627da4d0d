// What is served raw and looked at first: marbled beef on a tray, sushi on a board; each in a box of 200 by 200 units.
import { ballGradient, verticalGradient } from "./gradients";
import { scatter } from "./scatter";

/** The fat in the meat: short lines that wander and branch. */
const marbling = scatter(30, 22, 46)
	.map(
		({ x, y, chance }) =>
			`<path d="M${x - 7} ${y + 4 - chance * 8}q${4 + chance * 2} ${-5 + chance * 6} ${8} ${chance * 4 - 3}t${5 + chance * 4} ${-2 - chance * 4}" stroke-width="${(0.9 + chance * 1.5).toFixed(1)}"/>`,
	)
	.join("");
const beefEdge =
	"M-20 -42C-8 -50 10 -50 22 -43C29 -20 20 10 27 40C14 50 -6 50 -19 43C-27 16 -15 -14 -20 -42Z";

/** One slice of marbled beef with its rim of fat, leaning on the one before. */
const slice = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${beefEdge}" fill="#14060A" fill-opacity=".5" transform="translate(-4 3)"/><path d="${beefEdge}" fill="url(#wagyu-meat)"/><g clip-path="url(#wagyu-slice)"><g fill="none" stroke="#FFDCD2" stroke-opacity=".9" stroke-linecap="round">${marbling}</g><path d="M-20 -44C-15 -14 -27 16 -19 46" fill="none" stroke="#FFF3E6" stroke-width="13"/><path d="M-13 -44C-9 -14 -20 16 -12 46" fill="none" stroke="#F6B9AE" stroke-width="2"/><path d="M-14 -40Q0 -45 18 -41" fill="none" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/></g></g>`;

/** A block of rice with what lies on it, seen from the front. */
const nigiri = (x: number, y: number, topping: string): string =>
	`<g transform="translate(${x} ${y})"><ellipse cx="3" cy="19" rx="32" ry="7" fill="#3A2209" fill-opacity=".4"/><path d="M-27 4C-31 18 -26 22 -18 22H18C26 22 31 18 27 4Z" fill="url(#sushi-rice)"/>${scatter(
		26,
		25,
		8,
	)
		.map(
			({ x: left, y: top, chance }) =>
				`<ellipse cx="${left}" cy="${13 + top}" rx="3.600" ry="1.700" fill="${chance > 0.4 ? "#FFFFFF" : "#E2DAC8"}" transform="rotate(${Math.round(chance * 180)} ${left} ${13 + top})"/>`,
		)
		.join("")}${topping}</g>`;

const fish = (paint: string, lines: string): string =>
	`<path d="M-33 8C-34 -8 -20 -19 2 -19S34 -10 34 8C34 15 28 15 22 10C10 4 -10 4 -22 11C-28 15 -33 14 -33 8Z" fill="#3A2209" fill-opacity=".25" transform="translate(0 3)"/><path d="M-33 8C-34 -8 -20 -19 2 -19S34 -10 34 8C34 15 28 15 22 10C10 4 -10 4 -22 11C-28 15 -33 14 -33 8Z" fill="url(#${paint})"/><g fill="none" stroke="${lines}" stroke-width="3" stroke-linecap="round"><path d="M-24 4Q-20 -8 -12 -15M-10 2Q-6 -10 2 -17M5 2Q9 -9 15 -15M19 5Q22 -4 26 -9"/></g><path d="M-22 -5C-16 -12 -8 -15 2 -15" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="3.500" stroke-linecap="round"/>`;

const salmon = fish("sushi-salmon", "#FFD9BF");
const tuna = fish("sushi-tuna", "#F0828A");
const prawn =
	fish("sushi-prawn", "#F0703C") +
	`<path d="M30 2L44 -8L42 2L46 10L31 10Z" fill="#E2532A"/>`;
const omelette = `<path d="M-30 7V-9Q-30 -15 -22 -15H22Q30 -15 30 -9V7Z" fill="url(#sushi-egg)"/><path d="M-30 -6Q0 -12 30 -6" fill="none" stroke="#FFF0AE" stroke-width="3"/><path d="M-8 -15H8V23H-8Z" fill="#20392E"/><path d="M-5 -13V20" stroke="#5C8A74" stroke-width="2"/>`;
const roe =
	`<path d="M-29 -8V14Q-29 22 -20 22H20Q29 22 29 14V-8Z" fill="url(#sushi-nori)"/><path d="M-24 -2V14" stroke="#6E9A84" stroke-width="3" stroke-linecap="round"/><ellipse cy="-8" rx="29" ry="9" fill="#16281F"/>` +
	scatter(24, 23, 7)
		.sort((one, other) => one.y - other.y)
		.map(
			({ x, y }) =>
				`<circle cx="${x}" cy="${y - 11}" r="5.200" fill="url(#sushi-roe)"/><circle cx="${x - 1.6}" cy="${y - 12.8}" r="1.400" fill="#FFFFFF" fill-opacity=".9"/>`,
		)
		.join("");

export const platterObjects: Record<string, string> = {
	"own-wagyu":
		`<defs>${verticalGradient("wagyu-tray", "#3B3F4A", "#1A1C23")}${verticalGradient("wagyu-front", "#2A2D36", "#0E0F14")}${ballGradient("wagyu-meat", "#F58A86", "#B5252E", [0.55, "#DD4A4E"])}<clipPath id="wagyu-slice"><path d="${beefEdge}"/></clipPath></defs>` +
		`<path d="M24 176H50L46 188H30ZM150 176H176L170 188H154Z" fill="#0E0F14"/><path d="M0 152V166Q2 178 14 178H186Q198 178 200 166V152Z" fill="url(#wagyu-front)"/><path d="M26 62Q30 54 40 54H160Q170 54 174 62L199 150Q200 162 186 162H14Q0 162 1 150Z" fill="url(#wagyu-tray)"/><path d="M26 62Q30 54 40 54H160Q170 54 174 62L199 150Q200 162 186 162H14Q0 162 1 150Z" fill="none" stroke="#D9A94E" stroke-width="2.500"/>` +
		[44, 69, 94, 119, 144].map((x) => slice(x, 104, 9)).join("") +
		`<path d="M148 150C150 128 172 116 190 120C196 136 180 158 160 158Q150 158 148 150Z" fill="#2E7D3A"/><path d="M148 150C150 128 172 116 190 120C178 130 164 140 148 150Z" fill="#63B552"/><path d="M151 150Q172 138 188 122M163 142L166 131M172 136L176 125M166 140L178 142" fill="none" stroke="#C9EBA8" stroke-width="2" stroke-linecap="round"/>` +
		`<g transform="translate(163 142)">${[0, 72, 144, 216, 288].map((turn) => `<circle cy="-8" r="7" fill="#FFF1F5" transform="rotate(${turn})"/>`).join("")}<circle r="5" fill="#F5B73A"/></g>`,
	"own-omakase":
		`<defs>${verticalGradient("sushi-board", "#F0CE98", "#DDB074")}${verticalGradient("sushi-edge", "#C8925A", "#9A6530")}${verticalGradient("sushi-rice", "#FFFFFF", "#DDD4C0")}${verticalGradient("sushi-salmon", "#FFA066", "#EE6A2E")}${verticalGradient("sushi-tuna", "#E2434F", "#A3152A")}${verticalGradient("sushi-prawn", "#FFE9DA", "#F7B48E")}${verticalGradient("sushi-egg", "#FFDE6B", "#EDB02A")}${verticalGradient("sushi-nori", "#35594A", "#14261D")}${ballGradient("sushi-roe", "#FFC07A", "#E2501A", [0.6, "#FF8736"])}</defs>` +
		`<path d="M26 160H54V186H28ZM146 160H174L172 186H146Z" fill="#7A4E22"/><path d="M0 148V164Q0 168 6 168H194Q200 168 200 164V148Z" fill="url(#sushi-edge)"/><path d="M22 74H178L200 150H0Z" fill="url(#sushi-board)"/><path d="M16 92H184M10 112H190M6 130H195" stroke="#C99A5B" stroke-opacity=".35" stroke-width="2"/>` +
		nigiri(48, 78, tuna) +
		nigiri(100, 78, omelette) +
		nigiri(151, 80, roe) +
		nigiri(38, 124, salmon) +
		nigiri(102, 126, prawn) +
		nigiri(164, 124, salmon),
};
