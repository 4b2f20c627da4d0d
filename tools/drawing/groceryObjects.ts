// From the shop: fruit, eggs, milk, dumplings to fry; each in a box of 200 by 200 units.
import {
	ballGradient,
	horizontalGradient,
	verticalGradient,
} from "./gradients";
import { scatter } from "./scatter";

const grape = (x: number, y: number): string =>
	`<circle cx="${x}" cy="${y}" r="18" fill="url(#grape)"/><ellipse cx="${x - 6}" cy="${y - 7}" rx="5" ry="3.500" fill="#FFFFFF" fill-opacity=".85" transform="rotate(-35 ${x - 6} ${y - 7})"/><path d="M${x + 4} ${y + 12}Q${x + 11} ${y + 8} ${x + 13} ${y + 2}" fill="none" stroke="#F6FBC4" stroke-opacity=".7" stroke-width="2.500" stroke-linecap="round"/>`;

/** A row of the bunch, its middle at x. */
const grapes = (x: number, y: number, count: number): string =>
	Array.from({ length: count }, (_, index) =>
		grape(x + (index - (count - 1) / 2) * 29, y + (index % 2) * 5),
	).join("");

const eggs = (y: number, size: number, from: number): string =>
	Array.from({ length: 5 }, (_, index) => {
		const x = 100 + (index - 2) * 37 * size;
		const paint = (index + from) % 3 === 0 ? "egg-pale" : "egg-brown";
		return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-17.500 6C-17.500 -12 -11 -25 0 -25S17.500 -12 17.500 6C17.500 28 -17.500 28 -17.500 6Z" fill="url(#${paint})"/><ellipse cx="-6" cy="-9" rx="3.600" ry="6.500" fill="#FFFFFF" fill-opacity=".6" transform="rotate(20 -6 -9)"/></g>`;
	}).join("");

/** The front edge of a row of the tray: a wave of cups. */
const cups = (y: number, size: number, paint: string): string => {
	const step = 37 * size;
	const left = 100 - step * 2.5;
	const waves = Array.from(
		{ length: 5 },
		() => `q${step / 2} ${22 * size} ${step} 0`,
	).join("");
	return `<path d="M${left} ${y}${waves}V${y + 34 * size}H${left}Z" fill="${paint}"/>`;
};

const milkBottle = (x: number): string =>
	`<g transform="translate(${x} 0)"><path d="M-17 20H17V40C17 56 42 62 42 88V182Q42 198 26 198H-26Q-42 198 -42 182V88C-42 62 -17 56 -17 40Z" fill="url(#milk-body)"/><path d="M-42 104H42V164H-42Z" fill="url(#milk-label)"/><path d="M-42 150Q-22 134 0 146T42 140V164H-42Z" fill="#6DBB5A"/><path d="M-42 157Q-14 144 8 154T42 152V164H-42Z" fill="#3F9A4B"/><path d="M0 108C10 122 14 128 14 134A14 14 0 0 1 -14 134C-14 128 -10 122 0 108Z" fill="#FFFFFF"/><path d="M-7 136Q-5 142 1 143" fill="none" stroke="#9CC7EF" stroke-width="3" stroke-linecap="round"/><path d="M-42 104H-28V164H-42Z" fill="#FFFFFF" fill-opacity=".25"/><path d="M28 104H42V164H28Z" fill="#0A2A5C" fill-opacity=".22"/><rect x="-20" y="4" width="40" height="22" rx="6" fill="url(#milk-cap)"/><path d="M-13 10V21M-5 10V21M3 10V21M11 10V21" stroke="#7A1410" stroke-opacity=".45" stroke-width="2.200"/><path d="M-30 90C-30 74 -16 66 -10 52" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/><path d="M-33 172V184" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/></g>`;

/** One dumpling, browned below, pleated above. */
const gyoza = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-36 16C-40 -8 -20 -26 4 -26C28 -26 42 -6 37 15C32 25 -30 27 -36 16Z" fill="#3A2209" fill-opacity=".4" transform="translate(2 5)"/><path d="M-36 16C-40 -8 -20 -26 4 -26C28 -26 42 -6 37 15C32 25 -30 27 -36 16Z" fill="url(#gyoza-side)"/><path d="M-33 0C-28 -18 -14 -26 4 -26C24 -26 36 -14 38 2C30 -4 32 -10 24 -8C20 -6 18 -14 12 -12C8 -10 4 -16 -2 -13C-6 -11 -10 -16 -15 -11C-18 -8 -22 -10 -25 -4C-27 -1 -30 -3 -33 0Z" fill="#FFF8E4"/><path d="M-25 -4Q-24 -14 -16 -19M-14 -11Q-12 -18 -6 -23M-1 -13Q1 -20 6 -24M12 -12Q14 -18 18 -22M24 -8Q27 -12 28 -16" fill="none" stroke="#C99A52" stroke-width="2.200" stroke-linecap="round"/><path d="M-34 14Q0 8 36 13C32 25 -30 27 -34 14Z" fill="#A8611A" fill-opacity=".7"/>${scatter(
		14,
		28,
		4,
	)
		.map(
			({ x: left, y: top, chance }) =>
				`<circle cx="${left}" cy="${17 + top}" r="${(1 + chance * 1.6).toFixed(1)}" fill="#6E3708" fill-opacity=".6"/>`,
		)
		.join(
			"",
		)}<path d="M-26 4C-22 -2 -16 -5 -10 -6" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/></g>`;

export const groceryObjects: Record<string, string> = {
	"own-muscat":
		`<defs>${ballGradient("grape", "#F4FAB8", "#6F9A1F", [0.45, "#CFE06A"], [0.8, "#A3C63F"])}${verticalGradient("grape-leaf", "#7CC04E", "#2F7F35")}</defs>` +
		`<path d="M100 44C98 30 102 18 112 4" fill="none" stroke="#7A5A2C" stroke-width="8" stroke-linecap="round"/><path d="M99 42C98 30 102 18 111 6" fill="none" stroke="#B08A4E" stroke-width="3" stroke-linecap="round"/>` +
		`<path d="M104 40C112 16 132 22 138 10C152 20 172 10 186 22C180 34 190 46 176 54C162 66 148 54 136 60C122 62 108 56 104 40Z" fill="url(#grape-leaf)"/><path d="M106 41C128 36 152 34 178 28M134 37L146 20M136 37L150 52" fill="none" stroke="#D3EFA9" stroke-width="2.500" stroke-linecap="round"/>` +
		grapes(100, 58, 3) +
		grapes(98, 80, 4) +
		grapes(100, 104, 5) +
		grapes(96, 128, 6) +
		grapes(104, 152, 6) +
		grapes(96, 173, 5) +
		grape(178, 180),
	"own-egg-tray":
		`<defs>${ballGradient("egg-brown", "#FBD9B0", "#B56B35", [0.55, "#E5A66B"])}${ballGradient("egg-pale", "#FFEFDC", "#CF9562", [0.55, "#F4C99A"])}${verticalGradient("egg-tray", "#C9C3B6", "#8F887A")}${verticalGradient("egg-far", "#B5AEA0", "#8A8375")}</defs>` +
		`<path d="M26 66H174L194 176H6Z" fill="#7D7668"/>` +
		eggs(62, 0.84, 0) +
		cups(72, 0.84, "url(#egg-far)") +
		eggs(94, 0.92, 1) +
		cups(105, 0.92, "url(#egg-far)") +
		eggs(130, 1, 2) +
		cups(142, 1, "url(#egg-tray)") +
		`<path d="M5 166H195L190 184Q188 190 180 190H20Q12 190 10 184Z" fill="#A39C8D"/><path d="M6 168H194" stroke="#E4DFD3" stroke-width="3"/><path d="M26 158V168M63 158V168M100 158V168M137 158V168M174 158V168" stroke="#7D7668" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`,
	"own-milk-bottles":
		`<defs>${horizontalGradient("milk-body", "#C9D6EA", "#B4C4DC", [0.25, "#FFFFFF"], [0.7, "#F3F6FB"])}${verticalGradient("milk-label", "#4E9BEA", "#1F63C6")}${verticalGradient("milk-cap", "#F2574B", "#BF241B")}</defs>` +
		milkBottle(54) +
		milkBottle(148),
	"own-gyoza":
		`<defs>${verticalGradient("gyoza-side", "#FFF3D6", "#D9953F", [0.55, "#F8DDA6"])}${verticalGradient("gyoza-plate", "#3F5B8C", "#22355C")}${ballGradient("gyoza-sauce", "#8A3A12", "#2B0E04")}</defs>` +
		`<path d="M0 136C0 168 44 190 100 190S200 168 200 136Z" fill="#16233F"/><ellipse cx="100" cy="134" rx="100" ry="46" fill="url(#gyoza-plate)"/><ellipse cx="100" cy="134" rx="96" ry="43" fill="none" stroke="#8FA9D6" stroke-width="2.500"/><ellipse cx="100" cy="138" rx="78" ry="32" fill="#1C2D50"/>` +
		gyoza(48, 100, -8) +
		gyoza(96, 94, -4) +
		gyoza(142, 100, 2) +
		gyoza(38, 134, -8) +
		gyoza(84, 132, -4) +
		gyoza(130, 134, 0) +
		`<g transform="translate(156 154)"><ellipse cx="-2" cy="10" rx="30" ry="13" fill="#0A1428" fill-opacity=".5"/><path d="M-31 -4C-31 14 -18 18 0 18S31 14 31 -4Z" fill="#DDE4EF"/><ellipse cy="-4" rx="31" ry="13" fill="#FFFFFF"/><ellipse cy="-3" rx="26" ry="9.500" fill="url(#gyoza-sauce)"/><path d="M-16 -6Q-8 -10 2 -10" fill="none" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round"/><circle cx="8" cy="-2" r="3" fill="#E2531A"/><circle cx="-4" cy="1" r="2" fill="#E2531A"/><circle cx="14" cy="-6" r="1.800" fill="#58A84C"/><circle cx="2" cy="-6" r="1.800" fill="#58A84C"/></g>`,
};
