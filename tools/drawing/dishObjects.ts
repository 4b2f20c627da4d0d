// Thai dishes, served; each in a box of 200 by 200 units.
import { ballGradient, verticalGradient } from "./gradients";
import { scatter } from "./scatter";

/** Grains on a mound of rice round a point, the mound `rise` high. */
const grains = (
	x: number,
	y: number,
	reachX: number,
	reachY: number,
	rise: number,
	count: number,
): string =>
	scatter(count, reachX, reachY)
		.map((grain) => {
			const left = x + grain.x;
			const top = y + grain.y - (1 - grain.reach * grain.reach) * rise;
			return `<ellipse cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" rx="4.400" ry="1.900" fill="${grain.chance > 0.35 ? "#FFFFFF" : "#E6DFD0"}" transform="rotate(${Math.round(grain.chance * 180)} ${left.toFixed(1)} ${top.toFixed(1)})"/>`;
		})
		.join("");

/** One slice of ripe mango, standing on its cut. */
const mangoSlice = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-13 40C-24 14 -22 -22 -2 -42C18 -30 24 8 14 40Q0 47 -13 40Z" fill="#B8620A" fill-opacity=".55" transform="translate(3 2)"/><path d="M-13 40C-24 14 -22 -22 -2 -42C18 -30 24 8 14 40Q0 47 -13 40Z" fill="url(#mango-flesh)"/><path d="M-11 30C-18 8 -16 -16 -4 -32" fill="none" stroke="#FFF3B8" stroke-opacity=".85" stroke-width="4" stroke-linecap="round"/></g>`;

const orchid = (x: number, y: number, size: number): string =>
	`<g transform="translate(${x} ${y}) scale(${size})">${[0, 72, 144, 216, 288].map((turn) => `<path d="M0 0C-13 -5 -13 -22 0 -26C13 -22 13 -5 0 0Z" fill="url(#mango-orchid)" transform="rotate(${turn})"/>`).join("")}<path d="M-5 0Q0 12 5 0Q0 -6 -5 0Z" fill="#7A1560"/><circle r="3" fill="#FFE08A"/></g>`;

/** A leaf of basil or mint. */
const leaf = (x: number, y: number, turn: number, size = 1): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-16 0C-9 -11 8 -11 17 0C8 10 -9 10 -16 0Z" fill="#2F8A3B"/><path d="M-16 0C-9 -11 8 -11 17 0Z" fill="#5BB556"/><path d="M-14 0H13" stroke="#C5E6A6" stroke-width="1.600" stroke-linecap="round"/></g>`;

const chilli = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="8" ry="4.200" fill="#A80F0A"/><ellipse cx="-1" cy="-1" rx="7" ry="3.200" fill="#EF3A2A"/><ellipse cx="-2" cy="-1.500" rx="3" ry="1.200" fill="#FFC1A8"/></g>`;

const mince = scatter(95, 52, 22)
	.map(
		({ x, y, chance }) =>
			`<ellipse cx="${138 + x}" cy="${128 + y}" rx="${4 + chance * 3}" ry="${3 + chance * 2}" fill="${["#6B3414", "#8A4A20", "#A9602C", "#C47D40"][Math.floor(chance * 4)]}" transform="rotate(${Math.round(chance * 160)} ${138 + x} ${128 + y})"/>`,
	)
	.join("");

const crystals = scatter(260, 66, 50)
	.filter(({ x, y }) => Math.abs(x) < 18 + (y + 50) * 0.56)
	.map(
		({ x, y, chance }) =>
			`<circle cx="${100 + x}" cy="${70 + y}" r="${(0.8 + chance * 2).toFixed(1)}" fill="#FFFFFF" fill-opacity="${(0.3 + chance * 0.6).toFixed(2)}"/>`,
	)
	.join("");

const shrimp = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-18 12C-26 -6 -10 -22 8 -18C22 -15 26 -2 20 8" fill="none" stroke="#C8431D" stroke-width="15" stroke-linecap="round"/><path d="M-18 11C-25 -6 -10 -21 8 -17C21 -14 25 -2 20 7" fill="none" stroke="#FF8E5E" stroke-width="11.500" stroke-linecap="round"/><path d="M-22 2L-14 4M-17 -9L-10 -4M-7 -17L-4 -9M5 -20L4 -12M16 -14L11 -8M23 -5L16 -3" stroke="#FFE3D0" stroke-width="3.200" stroke-linecap="round"/><path d="M-19 12L-30 18L-24 22L-17 26L-12 14Z" fill="#E2572C"/></g>`;

const cabbage = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6 26C-16 8 -30 4 -28 -10C-26 -24 -12 -22 -8 -30C0 -38 14 -34 18 -24C32 -22 32 -4 22 4C14 10 10 18 8 26Z" fill="#3E9440"/><path d="M-4 22C-10 6 -22 2 -20 -8C-18 -18 -8 -16 -4 -23C2 -29 10 -26 13 -18C23 -15 22 -3 15 2C9 8 6 16 5 22Z" fill="#85C85E"/><path d="M1 28C1 10 0 -6 3 -20M1 4Q-8 -4 -12 -8M2 -2Q10 -8 13 -9" fill="none" stroke="#F4FADC" stroke-width="4" stroke-linecap="round"/></g>`;

const tofu = (x: number, y: number): string =>
	`<path d="M${x - 15} ${y - 4}L${x - 2} ${y - 11}L${x + 15} ${y - 5}L${x + 2} ${y + 3}Z" fill="#FFFDF3"/><path d="M${x - 15} ${y - 4}L${x + 2} ${y + 3}V${y + 14}L${x - 15} ${y + 7}Z" fill="#F3E6C4"/><path d="M${x + 2} ${y + 3}L${x + 15} ${y - 5}V${y + 6}L${x + 2} ${y + 14}Z" fill="#DCC797"/>`;

const beef = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22 10C-26 -6 -12 -16 2 -14C18 -14 26 -2 20 10C10 16 -12 18 -22 10Z" fill="#A93B38"/><path d="M-19 8C-22 -5 -10 -13 2 -11C15 -11 22 -2 17 7C8 12 -10 14 -19 8Z" fill="#DB6A62"/><path d="M-14 6C-14 -4 -4 -8 4 -6C12 -5 14 0 10 4M-8 6C-6 0 0 -2 5 0" fill="none" stroke="#FFE1DA" stroke-width="2.800" stroke-linecap="round"/></g>`;

const mushroom = (x: number, y: number): string =>
	`<ellipse cx="${x}" cy="${y + 3}" rx="19" ry="13" fill="#5A3413"/><ellipse cx="${x}" cy="${y}" rx="19" ry="12.500" fill="url(#suki-cap)"/><path d="M${x - 9} ${y - 4}L${x + 9} ${y + 4}M${x - 10} ${y + 3}L${x + 10} ${y - 3}M${x} ${y - 8}V${y + 7}" stroke="#FBE9C8" stroke-width="3" stroke-linecap="round"/>`;

const carrot = (x: number, y: number): string =>
	`<g transform="translate(${x} ${y}) scale(1 .72)">${[0, 72, 144, 216, 288].map((turn) => `<circle cy="-8" r="7" fill="#F27A1A" transform="rotate(${turn})"/>`).join("")}<circle r="8" fill="#F27A1A"/><circle r="5" fill="#FFB15C"/></g>`;

export const dishObjects: Record<string, string> = {
	// Sticky rice under coconut cream, a fan of mango, an orchid.
	"own-mango-rice":
		`<defs>${verticalGradient("mango-plate", "#FFFFFF", "#D5E2E4")}${verticalGradient("mango-flesh", "#FFE066", "#F28A12", [0.5, "#FFBE2E"])}${ballGradient("mango-rice", "#FFFFFF", "#CFC7B4", [0.6, "#F4EFE2"])}${ballGradient("mango-cream", "#FFFFFF", "#E9DDBF", [0.7, "#FFFBEF"])}${ballGradient("mango-orchid", "#F7B6EC", "#B23AA6")}</defs>` +
		`<path d="M0 148C0 178 44 198 100 198S200 178 200 148Z" fill="#AFC2C6"/><ellipse cx="100" cy="147" rx="100" ry="38" fill="url(#mango-plate)"/><ellipse cx="100" cy="149" rx="80" ry="27" fill="#CBDADC"/><ellipse cx="100" cy="151" rx="78" ry="25" fill="#F2F7F6"/>` +
		`<path d="M22 152C46 126 150 122 182 140C160 166 66 180 22 152Z" fill="#2E7D3A"/><path d="M26 150C50 130 140 126 176 141C150 152 70 158 26 150Z" fill="#58A84C"/><path d="M28 152C70 150 130 146 176 141" fill="none" stroke="#A9D88A" stroke-width="2.500"/>` +
		mangoSlice(118, 104, -14) +
		mangoSlice(134, 106, -3) +
		mangoSlice(149, 110, 8) +
		mangoSlice(161, 114, 18) +
		mangoSlice(170, 122, 29) +
		`<path d="M18 136C14 96 36 74 68 74S120 98 116 138C112 160 26 160 18 136Z" fill="url(#mango-rice)"/>${grains(67, 128, 47, 20, 44, 120)}` +
		`<path d="M34 98C40 78 54 70 68 70S98 78 104 98C110 112 104 124 98 114C94 108 90 112 88 122C86 134 76 134 74 122C72 112 66 110 62 116C58 124 50 120 50 112C48 104 44 106 40 112C34 118 30 108 34 98Z" fill="url(#mango-cream)"/><path d="M34 98C30 108 34 118 40 112C44 106 48 104 50 112C50 120 58 124 62 116C66 110 72 112 74 122C76 134 86 134 88 122C90 112 94 108 98 114C104 124 110 112 104 98" fill="none" stroke="#D8C59A" stroke-width="2"/><path d="M46 92C50 83 58 78 68 77" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"/>` +
		scatter(26, 26, 11)
			.map(
				({ x, y, chance }) =>
					`<ellipse cx="${70 + x}" cy="${86 + y}" rx="3" ry="2.200" fill="${chance > 0.5 ? "#E9B33A" : "#C98A1E"}" transform="rotate(${Math.round(chance * 160)} ${70 + x} ${86 + y})"/>`,
			)
			.join("") +
		leaf(122, 158, 24, 0.9) +
		orchid(108, 156, 0.78),
	// Holy basil, chilli and mince beside rice, under a fried egg.
	"own-basil-rice":
		`<defs>${verticalGradient("basil-plate", "#FFFFFF", "#DCE4F2")}${ballGradient("basil-rice", "#FFFFFF", "#CFC7B4", [0.6, "#F6F1E6"])}${ballGradient("basil-yolk", "#FFE27A", "#E8820C", [0.5, "#FFB321"])}${ballGradient("basil-white", "#FFFFFF", "#EFE6D2", [0.7, "#FFFDF6"])}</defs>` +
		`<path d="M0 140C0 174 44 196 100 196S200 174 200 140Z" fill="#A9B6CE"/><ellipse cx="100" cy="139" rx="100" ry="44" fill="url(#basil-plate)"/><ellipse cx="100" cy="139" rx="97" ry="42" fill="none" stroke="#2F62C4" stroke-width="4"/><ellipse cx="100" cy="142" rx="78" ry="31" fill="#D3DCEC"/><ellipse cx="100" cy="144" rx="76" ry="29" fill="#F7F9FD"/>` +
		`<ellipse cx="138" cy="134" rx="54" ry="26" fill="#4E230B"/>${mince}` +
		`<path d="M18 142C14 98 36 70 70 70S122 98 118 142C114 166 24 166 18 142Z" fill="url(#basil-rice)"/>${grains(68, 132, 48, 24, 48, 130)}` +
		leaf(150, 112, -30) +
		leaf(176, 126, 40, 0.9) +
		leaf(126, 152, 10) +
		leaf(160, 148, -14, 0.8) +
		chilli(140, 128, -20) +
		chilli(166, 136, 30) +
		chilli(112, 158, 8) +
		chilli(148, 142, 64) +
		`<ellipse cx="72" cy="100" rx="44" ry="14" fill="#7A5A2A" fill-opacity=".28"/><path d="M28 86C16 66 38 54 50 50C58 34 84 38 92 46C108 40 128 54 122 70C132 84 118 102 104 98C96 110 76 112 66 102C50 110 30 102 28 86Z" fill="#A8641F"/><path d="M31 84C22 68 40 57 52 53C60 39 83 42 91 50C106 44 123 56 118 70C127 82 115 97 102 94C95 105 77 107 67 98C52 105 34 98 31 84Z" fill="#E5B25E"/><path d="M35 82C28 70 44 60 55 57C63 45 82 48 90 55C103 50 118 60 113 70C121 80 111 92 100 89C94 99 78 101 69 93C55 99 38 93 35 82Z" fill="url(#basil-white)"/>` +
		`<ellipse cx="77" cy="74" rx="21" ry="15" fill="#C9821A" fill-opacity=".5"/><path d="M56 72C56 58 66 51 77 51S98 58 98 72C96 86 58 86 56 72Z" fill="url(#basil-yolk)"/><path d="M63 65C65 59 70 56 76 56" fill="none" stroke="#FFFFFF" stroke-opacity=".9" stroke-width="4.500" stroke-linecap="round"/>`,
	// Shaved ice in a footed glass, red syrup over it, a slice of lime.
	"own-shaved-ice":
		`<defs>${verticalGradient("ice-heap", "#D80F2C", "#FFFFFF", [0.3, "#F0405A"], [0.56, "#F99AA8"], [0.8, "#FDE6EA"])}<linearGradient id="ice-shade"><stop stop-color="#FFFFFF" stop-opacity=".5"/><stop offset=".45" stop-color="#FFFFFF" stop-opacity="0"/><stop offset="1" stop-color="#8A1530" stop-opacity=".35"/></linearGradient>${verticalGradient("ice-bowl", "#F7B3C0", "#C9142E", [0.6, "#E23A55"])}${ballGradient("ice-lime", "#F3F9CF", "#B3D24A", [0.6, "#D5E887"])}</defs>` +
		`<path d="M128 60L176 10" stroke="#B8C2CE" stroke-width="8" stroke-linecap="round"/><path d="M127 59L175 9" stroke="#F2F5F8" stroke-width="4" stroke-linecap="round"/>` +
		`<ellipse cx="100" cy="104" rx="86" ry="16" fill="#FFFFFF" fill-opacity=".55"/><path d="M26 112C26 92 40 90 44 76C46 60 58 58 64 46C68 30 82 16 100 16C120 16 132 32 138 48C144 58 152 64 156 78C160 90 174 94 174 112Q100 136 26 112Z" fill="url(#ice-heap)"/><path d="M26 112C26 92 40 90 44 76C46 60 58 58 64 46C68 30 82 16 100 16C120 16 132 32 138 48C144 58 152 64 156 78C160 90 174 94 174 112Q100 136 26 112Z" fill="url(#ice-shade)"/>${crystals}` +
		`<path d="M64 48C70 28 84 15 100 15C118 15 130 30 137 47C142 58 138 70 132 64C126 58 122 62 120 74C118 86 108 86 106 74C104 62 96 62 92 72C88 84 78 82 78 70C76 60 60 66 64 48Z" fill="#C70E28" fill-opacity=".78"/><path d="M76 44C81 33 88 27 97 25" fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="6" stroke-linecap="round"/>` +
		`<path d="M14 104C14 146 48 166 80 170L78 182C60 184 52 188 52 192Q52 198 100 198T148 192C148 188 140 184 122 182L120 170C152 166 186 146 186 104Q100 132 14 104Z" fill="#FFFFFF" fill-opacity=".6"/><path d="M22 116C28 146 58 160 100 162S172 146 178 116Q100 138 22 116Z" fill="url(#ice-bowl)"/>` +
		`<path d="M14 104Q100 134 186 104" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"/><path d="M30 124C36 142 50 152 66 156" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/><path d="M168 124Q164 136 154 144" fill="none" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/><path d="M60 191Q100 198 140 191" fill="none" stroke="#B9C6D6" stroke-width="2.500" stroke-linecap="round"/><path d="M88 172L87 182" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/>` +
		`<g transform="translate(154 90) rotate(16)"><circle cx="2" cy="3" r="30" fill="#3F7A1E"/><circle r="30" fill="#69A832"/><circle r="26.500" fill="#F4F9DA"/><circle r="23" fill="url(#ice-lime)"/><path d="M0 -22V22M-19 -11L19 11M-19 11L19 -11" stroke="#F8FCE6" stroke-width="3.200"/><circle r="3.500" fill="#F8FCE6"/><path d="M-14 -12Q-8 -18 0 -18" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="3" fill="none" stroke-linecap="round"/></g>`,
	// A pot for one on its stove.
	"own-suki":
		`<defs>${verticalGradient("suki-side", "#E2573A", "#8A1F16", [0.4, "#C13A26"])}${verticalGradient("suki-broth", "#F0B95A", "#C97E22")}${ballGradient("suki-cap", "#C48A4C", "#6E4218")}${verticalGradient("suki-stove", "#5A606E", "#2B2F3A")}</defs>` +
		`<path d="M36 158H164L172 192Q173 198 164 198H36Q27 198 28 192Z" fill="url(#suki-stove)"/><path d="M40 164H160" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/><circle cx="100" cy="182" r="10" fill="#1C1F28"/><circle cx="100" cy="181" r="7.500" fill="#C9D0DA"/><path d="M100 181V175" stroke="#E23A34" stroke-width="3" stroke-linecap="round"/>` +
		`<path d="M52 156Q60 140 68 156Q76 140 84 156Q92 140 100 156Q108 140 116 156Q124 140 132 156Q140 140 148 156L144 162H56Z" fill="#4C9BFF"/><path d="M60 158Q66 149 70 158Q76 149 82 158Q90 149 98 158Q108 149 114 158Q122 149 128 158Q136 149 142 158Z" fill="#D6ECFF"/>` +
		`<path d="M20 92C-2 86 -2 112 18 112M180 92C202 86 202 112 182 112" fill="none" stroke="#7A1A12" stroke-width="11" stroke-linecap="round"/><path d="M18 92C2 88 2 107 16 108M182 92C198 88 198 107 184 108" fill="none" stroke="#D9553E" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M12 76C12 122 26 150 60 156H140C174 150 188 122 188 76Z" fill="url(#suki-side)"/><path d="M26 104C32 130 44 142 60 147" fill="none" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>` +
		`<ellipse cx="100" cy="76" rx="90" ry="37" fill="#F4D9C0"/><ellipse cx="100" cy="77" rx="82" ry="32" fill="#9C3524"/><ellipse cx="100" cy="80" rx="80" ry="29" fill="url(#suki-broth)"/>` +
		cabbage(52, 50, -26) +
		cabbage(84, 38, -4) +
		beef(124, 56, -8) +
		beef(148, 66, 16) +
		mushroom(46, 82) +
		tofu(76, 72) +
		shrimp(104, 74, 8) +
		carrot(144, 88) +
		tofu(120, 96) +
		carrot(72, 98) +
		leaf(94, 101, 12, 0.8) +
		`<g fill="none" stroke="#FFF4DC" stroke-width="2.800" stroke-linecap="round"><path d="M126 84C134 78 142 80 152 76M130 80C138 74 150 74 158 78"/></g><path d="M22 90C38 104 66 110 92 111" fill="none" stroke="#FFF0C4" stroke-opacity=".8" stroke-width="3.500" stroke-linecap="round"/>`,
};
