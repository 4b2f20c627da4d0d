// The tea house and the coffee house: matcha, a pot, cookies, a cup to take along; each in a box of 200 by 200 units.
import {
	ballGradient,
	fadingGradient,
	horizontalGradient,
	verticalGradient,
} from "./gradients";
import { scatter } from "./scatter";

const foamBubbles = scatter(26, 46, 9)
	.map(
		({ x, y, chance }) =>
			`<circle cx="${100 + x}" cy="${34 + y}" r="${1 + chance * 1.8}" fill="#FFFFFF" fill-opacity="${0.3 + chance * 0.4}"/>`,
	)
	.join("");
const matchaDust = scatter(34, 27, 8)
	.map(
		({ x, y, chance, reach }) =>
			`<circle cx="${97 + x}" cy="${27 + y}" r="${0.9 + chance * 1.3}" fill="#5E8F25" fill-opacity="${1 - reach * 0.6}"/>`,
	)
	.join("");

const tines = Array.from({ length: 15 }, (_, index) => {
	const part = index / 7 - 1;
	return `<path d="M${100 + part * 20} 88C${100 + part * 40} 112 ${100 + part * 56} 150 ${100 + part * 42} ${194 - Math.abs(part) * 6}"/>`;
}).join("");

/** The edge of a cookie: a flower of many round petals. */
const petals = Array.from({ length: 16 }, (_, index) => {
	const angle = (index * Math.PI) / 8;
	return `<circle cx="${Math.round(Math.cos(angle) * 380) / 10}" cy="${Math.round(Math.sin(angle) * 380) / 10}" r="9"/>`;
}).join("");
const cookieFace =
	`<g fill="#B9742A" transform="translate(2 3)">${petals}<circle r="40"/></g><g fill="#E6AC5A">${petals}</g><circle r="42" fill="url(#cookies-face)"/>` +
	`<circle r="31" fill="none" stroke="#C4853A" stroke-opacity=".55" stroke-width="2.5"/>` +
	`<path d="M-17 19C-20 -4 -6 -19 20 -20C22 6 8 22 -17 19Z" fill="#7EA63B"/><path d="M-20 23C-12 8 -2 -3 11 -11" fill="none" stroke="#E9F0C4" stroke-width="2.8" stroke-linecap="round"/>` +
	scatter(30, 40, 40)
		.filter(({ reach }) => reach > 0.7)
		.map(
			({ x, y, chance }) =>
				`<circle cx="${x}" cy="${y}" r="${1 + chance}" fill="#FFF6DE" fill-opacity=".85"/>`,
		)
		.join("");

export const cafeObjects: Record<string, string> = {
	// Milk below, tea above, foam and tea dust on top.
	"own-matcha-latte":
		`<defs>${verticalGradient("matcha-drink", "#5F9128", "#FBF8EA", [0.26, "#79A93C"], [0.44, "#A9C86E"], [0.58, "#DFE8BC"], [0.72, "#F8F6E4"])}` +
		`<filter id="matcha-blur"><feGaussianBlur stdDeviation="2.5"/></filter><linearGradient id="matcha-shade"><stop stop-color="#2C4A0E" stop-opacity=".38"/><stop offset=".22" stop-color="#FFFFFF" stop-opacity=".22"/><stop offset=".45" stop-color="#FFFFFF" stop-opacity="0"/><stop offset=".78" stop-color="#2C4A0E" stop-opacity=".04"/><stop offset="1" stop-color="#2C4A0E" stop-opacity=".36"/></linearGradient>` +
		`${ballGradient("matcha-foam", "#FCFBEC", "#C3D48F", [0.55, "#EDF2D3"])}${fadingGradient("matcha-powder", "#6B9C2E", 0.95)}</defs>` +
		`<path d="M42 44L54 184Q56 198 100 198Q144 198 146 184L158 44Z" fill="#FFFFFF" fill-opacity=".72"/>` +
		`<path d="M49 52L60 178Q62 188 100 188Q138 188 140 178L151 52Z" fill="url(#matcha-drink)"/>` +
		`<g fill="#7CAB40" fill-opacity=".75" filter="url(#matcha-blur)"><path d="M62 92C62 118 70 128 74 150C80 136 76 120 84 104C88 118 92 126 98 164C104 140 98 122 108 100C110 116 118 124 120 142C126 130 122 116 138 92Z"/></g>` +
		`<path d="M49 52L60 178Q62 188 100 188Q138 188 140 178L151 52Z" fill="url(#matcha-shade)"/>` +
		`<path d="M47 42L49 62Q100 80 151 62L153 42Z" fill="#DCE6B5"/><path d="M49 60Q100 78 151 60" fill="none" stroke="#8FB254" stroke-opacity=".7" stroke-width="3"/>` +
		`<path d="M44 42C42 14 66 10 100 9C134 10 158 14 156 42Q100 62 44 42Z" fill="url(#matcha-foam)"/>${foamBubbles}` +
		`<ellipse cx="97" cy="27" rx="36" ry="12" fill="url(#matcha-powder)"/>${matchaDust}` +
		`<path d="M43 43Q100 66 157 43" fill="none" stroke="#FFFFFF" stroke-opacity=".95" stroke-width="3.5" stroke-linecap="round"/>` +
		`<path d="M59 74L67 170" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/><path d="M141 78L137 124" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="4.500" stroke-linecap="round"/>` +
		`<path d="M62 190Q100 200 138 190" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round"/>`,
	// The bamboo whisk of the tea.
	"own-whisk":
		`<defs>${horizontalGradient("whisk-handle", "#C99A54", "#A87634", [0.3, "#F3DBA3"], [0.6, "#DDB570"])}${ballGradient("whisk-head", "#F7E6BC", "#C4924A", [0.6, "#E6C583"])}</defs>` +
		`<path d="M78 86C54 112 46 158 60 190Q100 204 140 190C154 158 146 112 122 86Z" fill="url(#whisk-head)"/>` +
		`<g fill="none" stroke="#A97A38" stroke-opacity=".75" stroke-width="2.2" stroke-linecap="round">${tines}</g>` +
		`<path d="M58 178Q100 198 142 178L140 192Q100 206 60 192Z" fill="#7FA63C" fill-opacity=".75"/>` +
		`<path d="M80 10Q80 2 100 2T120 10L121 78H79Z" fill="url(#whisk-handle)"/><ellipse cx="100" cy="9" rx="19" ry="6" fill="#F6E4B8"/><ellipse cx="100" cy="9" rx="10" ry="3" fill="#B98745"/>` +
		`<path d="M79 40H121" stroke="#A87634" stroke-opacity=".6" stroke-width="2.5"/><rect x="76" y="74" width="48" height="15" rx="5" fill="#2F5D3A"/><path d="M78 79H122M78 84H122" stroke="#6FA078" stroke-width="1.500"/>`,
	// A stoneware pot with a bamboo handle; the leaf is the brand's.
	"own-teapot":
		`<defs>${ballGradient("teapot-body", "#D5F0DB", "#256B55", [0.35, "#8CCBA6"], [0.72, "#459377"])}${horizontalGradient("teapot-clay", "#B98A57", "#8A5F37", [0.3, "#EBCB9C"], [0.6, "#CFA16C"])}${horizontalGradient("teapot-spout", "#8FCDA8", "#3C8A6E")}${verticalGradient("teapot-handle", "#E8C283", "#A5722F")}</defs>` +
		`<path d="M72 88C64 4 168 4 160 88" fill="none" stroke="#8F5F26" stroke-width="13" stroke-linecap="round"/><path d="M72 87C64 4 168 4 160 87" fill="none" stroke="url(#teapot-handle)" stroke-width="9" stroke-linecap="round"/><path d="M82 48C90 28 108 24 120 25" fill="none" stroke="#FBE6BC" stroke-width="3" stroke-linecap="round"/>` +
		`<path d="M92 25L95 34M136 27L134 35M106 21V31M122 21L121 31" stroke="#7C4F1D" stroke-width="2.5"/>` +
		`<path d="M70 158C38 156 30 132 22 110C18 98 12 92 6 88C4 82 14 76 28 78C34 82 40 94 50 104C58 112 66 112 72 112Z" fill="url(#teapot-spout)"/><path d="M6 88C4 81 15 75 28 78C22 84 14 87 6 88Z" fill="#1F5C49"/><path d="M30 92C38 104 46 116 62 122" fill="none" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>` +
		`<path d="M78 184H154L150 197Q116 202 82 197Z" fill="#7A5330"/>` +
		`<path d="M48 130C48 96 78 78 116 78S184 96 184 130C184 160 164 184 146 190H86C68 184 48 160 48 130Z" fill="url(#teapot-clay)"/>` +
		`<path d="M48 130C48 96 78 78 116 78S184 96 184 130C184 142 181 152 177 160C168 174 160 158 150 164S134 178 122 168S104 160 94 168S76 172 68 164C60 158 58 166 54 156C50 148 48 140 48 130Z" fill="url(#teapot-body)"/>` +
		`<path d="M74 84C76 68 96 62 116 62S156 68 158 84C140 96 92 96 74 84Z" fill="url(#teapot-body)"/><path d="M74 84C92 97 140 97 158 84" fill="none" stroke="#1F5C49" stroke-opacity=".75" stroke-width="3"/><path d="M86 78C92 71 104 68 114 68" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="4.500" stroke-linecap="round"/>` +
		`<ellipse cx="116" cy="62" rx="9" ry="3.500" fill="#1F5C49"/><circle cx="116" cy="53" r="10" fill="url(#teapot-body)"/><circle cx="112.500" cy="49.500" r="2.800" fill="#FFFFFF" fill-opacity=".9"/>` +
		`<path d="M100 150C97 125 112 110 140 109C142 138 126 154 100 150Z" fill="#F5F0DC"/><path d="M97 155C105 139 117 127 131 119" fill="none" stroke="#3B8369" stroke-width="3" stroke-linecap="round"/>` +
		`<path d="M60 128C62 112 72 101 86 96" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/><circle cx="61" cy="142" r="3.500" fill="#FFFFFF" fill-opacity=".7"/>` +
		`<circle cx="72" cy="90" r="7" fill="#2B6F59"/><circle cx="160" cy="90" r="7" fill="#1F5C49"/>`,
	// Two tea cookies on a saucer, one leaning on the other.
	"own-tea-cookies":
		`<defs>${ballGradient("cookies-face", "#FFE3A6", "#D6963F", [0.6, "#F3C373"])}${verticalGradient("cookies-plate", "#FFFFFF", "#DCE3E6")}</defs>` +
		`<path d="M2 150C2 176 46 196 100 196S198 176 198 150Z" fill="#B9C5C9"/><ellipse cx="100" cy="148" rx="98" ry="36" fill="url(#cookies-plate)"/><ellipse cx="100" cy="150" rx="74" ry="24" fill="#CDD7DA"/><ellipse cx="100" cy="152" rx="72" ry="22" fill="#EFF3F3"/>` +
		`<ellipse cx="104" cy="160" rx="62" ry="13" fill="#6B4A1E" fill-opacity=".3"/>` +
		`<g transform="translate(120 84) rotate(14) scale(1.2 1.34)">${cookieFace}</g>` +
		`<g transform="translate(74 132)"><ellipse cx="2" cy="16" rx="56" ry="24" fill="#5B3A12" fill-opacity=".32"/><g transform="translate(0 12) scale(1.200 .52)"><g fill="#A8641F">${petals}<circle r="41"/></g></g><g transform="scale(1.200 .52) rotate(-24)">${cookieFace}</g></g>`,
	// Steel inside, matt green outside, with a handle and a straw.
	"own-tumbler":
		`<defs>${horizontalGradient("tumbler-body", "#0D342B", "#08231D", [0.14, "#1F6450"], [0.3, "#4BA287"], [0.42, "#2A7A62"], [0.72, "#17503F"])}${horizontalGradient("tumbler-steel", "#79848E", "#616B75", [0.26, "#FFFFFF"], [0.5, "#B8C2CA"], [0.7, "#E6EBEF"])}${horizontalGradient("tumbler-lid", "#D9C29A", "#B0946A", [0.28, "#FFF6E4"], [0.6, "#EAD8B6"])}</defs>` +
		`<g fill="none" stroke-linejoin="round"><path d="M128 82H148Q163 82 161 97L156 134Q154 149 140 149H122" stroke="#96794C" stroke-width="15"/><path d="M128 81H147Q161 81 159 96L154 133Q152 147 140 147H122" stroke="#E2CDA5" stroke-width="11"/><path d="M132 79H148Q158 80 157 92" stroke="#FFF8E8" stroke-width="4" stroke-linecap="round"/></g>` +
		`<path d="M45 54L60 186Q62 198 90 198T120 186L135 54Z" fill="url(#tumbler-body)"/>` +
		`<path d="M58.500 173L60 186Q62 198 90 198T120 186L121.500 173Q90 183 58.500 173Z" fill="url(#tumbler-steel)"/>` +
		`<path d="M43.500 44L45.500 62Q90 76 134.500 62L136.500 44Z" fill="url(#tumbler-steel)"/>` +
		`<path d="M42 34V47A48 10 0 0 0 138 47V34Z" fill="url(#tumbler-lid)"/><ellipse cx="90" cy="34" rx="48" ry="10" fill="#FBF1DC"/><ellipse cx="90" cy="34" rx="40" ry="7" fill="#D3B98C"/><ellipse cx="90" cy="35.500" rx="38" ry="5.500" fill="#E6D2AC"/><ellipse cx="105" cy="35" rx="10" ry="3" fill="#7D6439"/>` +
		`<path d="M98 34L107 3Q112 0 116 3L111 35Q105 38 98 34Z" fill="url(#tumbler-steel)"/><ellipse cx="111.500" cy="3" rx="4.500" ry="1.800" fill="#59636D"/>` +
		`<path d="M62 134L81 97L92 114L100 104L118 134Z" fill="#F6EBD6"/><path d="M68 144.500H111" stroke="#F6EBD6" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M60 78L69 164" stroke="#FFFFFF" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`,
};
