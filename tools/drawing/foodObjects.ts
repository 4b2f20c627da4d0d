// Dishes and things that the emoji set lacks; each in a box of 200 by 200 units.
import { verticalGradient } from "./gradients";

/** One fried dough stick of two halves. */
const stick = (x: number, y: number, turn: number): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-78" y="-23" width="156" height="24" rx="12" fill="#C97A22"/><rect x="-80" y="-2" width="160" height="26" rx="13" fill="#E09A36"/>` +
	`<path d="M-62 5Q-30 -1 -4 6T58 5" fill="none" stroke="#F7CD7C" stroke-width="6" stroke-linecap="round"/><path d="M-56 -15Q-20 -20 10 -14T56 -15" fill="none" stroke="#EDB355" stroke-width="5" stroke-linecap="round"/><path d="M-70 -1H70" stroke="#A25A12" stroke-width="3" stroke-linecap="round"/></g>`;

const salmon = (x: number, y: number): string =>
	`<g transform="translate(${x} ${y})"><path d="M-34 -30Q-6 -42 26 -34Q38 -30 36 -16L30 26Q28 38 14 38Q-16 40 -32 32Q-42 28 -40 14Z" fill="#FF8552"/><path d="M-30 -14Q0 -26 30 -20M-33 4Q0 -8 30 -2M-34 20Q-4 10 27 16" fill="none" stroke="#FFD3BC" stroke-width="6" stroke-linecap="round"/></g>`;

const stone = (y: number, reach: number, fill: string): string =>
	`<ellipse cx="100" cy="${y}" rx="${reach}" ry="${reach * 0.34}" fill="${fill}"/><path d="M${100 - reach * 0.62} ${y - reach * 0.1}Q${100 - reach * 0.3} ${y - reach * 0.25} ${100 + reach * 0.1} ${y - reach * 0.23}" fill="none" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>`;

const shade = (x: number, y: number, fill: string): string =>
	`<circle cx="${x}" cy="${y}" r="19" fill="${fill}"/><path d="M${x - 9} ${y - 6}Q${x - 4} ${y - 12} ${x + 4} ${y - 11}" fill="none" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`;

export const foodObjects: Record<string, string> = {
	"own-patongko":
		`<ellipse cx="100" cy="172" rx="98" ry="22" fill="#FFFFFF"/><ellipse cx="100" cy="168" rx="76" ry="13" fill="#DCE6F2"/>` +
		stick(96, 142, 8) +
		stick(104, 104, -20),
	"own-sashimi":
		`<path d="M14 150C6 96 52 40 104 34C96 70 108 110 84 158C64 172 34 170 14 150Z" fill="#4FA65B"/><path d="M26 148C40 110 66 72 98 44" fill="none" stroke="#8CCB7E" stroke-width="5" stroke-linecap="round"/>` +
		salmon(62, 116) +
		salmon(102, 98) +
		salmon(142, 80) +
		`<circle cx="158" cy="150" r="20" fill="#9CCB5B"/><path d="M146 146Q152 138 162 140" fill="none" stroke="#D3EBA6" stroke-width="5" stroke-linecap="round"/><path d="M84 168Q102 152 122 166Q112 182 92 180Z" fill="#F6C6D2"/>`,
	"own-grill":
		`<defs>${verticalGradient("grill-bowl", "#4A4F5C", "#23262F")}</defs>` +
		`<path d="M56 158L42 198M144 158L158 198" stroke="#3A3F4A" stroke-width="11" stroke-linecap="round"/>` +
		`<path d="M6 104H194C194 150 156 178 100 178S6 150 6 104Z" fill="url(#grill-bowl)"/><path d="M28 122C36 142 52 154 74 160" fill="none" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>` +
		`<ellipse cx="100" cy="102" rx="96" ry="32" fill="#2A2D36"/><ellipse cx="100" cy="102" rx="84" ry="25" fill="#F0662B"/><path d="M40 104Q60 92 80 104T120 102T160 104" fill="none" stroke="#FFC24A" stroke-width="8" stroke-linecap="round"/>` +
		`<path d="M26 92L174 92M18 104H182M30 116H170M66 80V124M100 77V127M134 80V124" stroke="#5A606E" stroke-width="4" stroke-linecap="round"/>` +
		`<path d="M36 90Q44 68 72 74Q98 80 92 96Q84 110 58 106Q34 104 36 90Z" fill="#A8452F"/><path d="M46 92Q60 80 82 90M52 100Q66 92 80 98" fill="none" stroke="#6B2416" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M104 84Q114 62 144 68Q168 76 162 94Q152 108 126 102Q102 98 104 84Z" fill="#B9523A"/><path d="M114 86Q130 74 152 84M120 94Q134 86 150 92" fill="none" stroke="#7A2C1C" stroke-width="5" stroke-linecap="round"/>` +
		`<g fill="#4FA65B"><ellipse cx="98" cy="112" rx="12" ry="7"/><ellipse cx="150" cy="108" rx="10" ry="6"/></g><ellipse cx="98" cy="111" rx="5" ry="2.5" fill="#CBE8A8"/>`,
	"own-mortar":
		`<defs>${verticalGradient("mortar-side", "#8D95A3", "#5A616F")}</defs>` +
		`<path d="M22 8Q34 -2 44 10L112 98L94 110L18 28Q14 16 22 8Z" fill="#B9C1CC"/><path d="M30 18L92 94" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>` +
		`<ellipse cx="104" cy="96" rx="88" ry="26" fill="#6E7583"/><ellipse cx="104" cy="98" rx="70" ry="17" fill="#3C4150"/>` +
		`<g><ellipse cx="86" cy="100" rx="40" ry="11" fill="#C8452C"/><ellipse cx="124" cy="98" rx="26" ry="9" fill="#5FA84F"/><path d="M64 98Q80 90 98 98" fill="none" stroke="#F08A5B" stroke-width="5" stroke-linecap="round"/></g>` +
		`<path d="M16 96C20 124 178 124 192 96C192 134 172 158 152 166L158 190Q158 198 148 198H60Q50 198 50 190L56 166C36 158 16 134 16 96Z" fill="url(#mortar-side)"/>` +
		`<path d="M30 120C36 138 48 150 64 158" fill="none" stroke="#FFFFFF" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/><path d="M56 166Q104 180 152 166" fill="none" stroke="#474D5A" stroke-width="5"/>`,
	"own-stones":
		stone(170, 84, "#5F6676") +
		stone(124, 66, "#7A8293") +
		stone(86, 48, "#98A1B2") +
		`<g transform="translate(100 54)"><g fill="#FFFFFF"><ellipse rx="14" ry="28" transform="rotate(-72) translate(0 -22)"/><ellipse rx="14" ry="28" transform="rotate(-36) translate(0 -24)"/><ellipse rx="14" ry="28" transform="translate(0 -24)"/><ellipse rx="14" ry="28" transform="rotate(36) translate(0 -24)"/><ellipse rx="14" ry="28" transform="rotate(72) translate(0 -22)"/></g><ellipse rx="22" ry="11" fill="#FFD35C"/></g>`,
	"own-make-up":
		`<path d="M24 16H176Q188 16 188 28V108H12V28Q12 16 24 16Z" fill="#3A2A4A"/><path d="M30 26H170Q178 26 178 34V100H22V34Q22 26 30 26Z" fill="#CFE6F7"/><path d="M46 88L92 36M70 92L112 44" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"/>` +
		`<rect x="6" y="106" width="188" height="90" rx="16" fill="#4C3762"/><rect x="6" y="106" width="188" height="8" fill="#2A1D38"/>` +
		shade(42, 152, "#F4B6A0") +
		shade(84, 152, "#E0658A") +
		shade(126, 152, "#B5477A") +
		shade(164, 152, "#E9B64C"),
};
