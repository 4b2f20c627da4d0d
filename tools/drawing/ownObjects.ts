// Objects drawn for the programme where the emoji set has none; each in a box of 200 by 200 units.
import { cafeObjects } from "./cafeObjects";
import { chickenObjects } from "./chickenObjects";
import { dishObjects } from "./dishObjects";
import { drinkObjects } from "./drinkObjects";
import { foodObjects } from "./foodObjects";
import {
	ballGradient,
	horizontalGradient,
	verticalGradient,
} from "./gradients";
import { groceryObjects } from "./groceryObjects";
import { platterObjects } from "./platterObjects";

const bottle = (body: string, cap: string, label: string): string =>
	`<rect x="84" y="6" width="32" height="20" rx="5" fill="${cap}"/>` +
	`<path d="M88 26H112V40C112 50 130 54 130 72V180Q130 196 114 196H86Q70 196 70 180V72C70 54 88 50 88 40Z" fill="${body}"/>` +
	`<path d="M80 76V178" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>` +
	`<rect x="70" y="98" width="60" height="52" fill="#FFFFFF" fill-opacity=".85"/>${label}`;

/** An ear cup, seen from outside; `turn` leans it. */
const cup = (x: number, turn: number): string =>
	`<g transform="translate(${x} 140) rotate(${turn})"><rect x="-31" y="-56" width="62" height="112" rx="31" fill="#0E1730"/><rect x="-27" y="-54" width="56" height="108" rx="28" fill="url(#phones-cup)"/><rect x="-17" y="-40" width="36" height="80" rx="18" fill="none" stroke="#D9E0EC" stroke-opacity=".75" stroke-width="2.500"/><path d="M-18 -26C-16 -38 -10 -45 0 -47" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/></g>`;

const pad = (x: number, turn: number): string =>
	`<g transform="translate(${x} 142) rotate(${turn})"><rect x="-20" y="-52" width="40" height="104" rx="20" fill="url(#phones-pad)"/><path d="M-8 -38V38" stroke="#FFFFFF" stroke-opacity=".16" stroke-width="6" stroke-linecap="round"/></g>`;

export const ownObjects: Record<string, string> = {
	...cafeObjects,
	...chickenObjects,
	...dishObjects,
	...drinkObjects,
	...foodObjects,
	...groceryObjects,
	...platterObjects,
	"own-dumbbell":
		`<g><rect x="50" y="88" width="100" height="24" rx="10" fill="#8C99AE"/><rect x="50" y="92" width="100" height="6" rx="3" fill="#FFFFFF" fill-opacity=".5"/>` +
		`<rect x="8" y="70" width="22" height="60" rx="10" fill="#1D5B66"/><rect x="26" y="46" width="34" height="108" rx="14" fill="#06333D"/><path d="M36 58V120" stroke="#4FE3D2" stroke-width="6" stroke-linecap="round"/>` +
		`<rect x="170" y="70" width="22" height="60" rx="10" fill="#1D5B66"/><rect x="140" y="46" width="34" height="108" rx="14" fill="#06333D"/><path d="M150 58V120" stroke="#4FE3D2" stroke-width="6" stroke-linecap="round"/></g>`,
	"own-nail-polish":
		`<defs>${verticalGradient("polish-cap", "#3A3346", "#221C2E")}${verticalGradient("polish-glass", "#F27AAE", "#C72F78")}</defs>` +
		`<path d="M84 4H116Q121 4 122 10L128 86H72L78 10Q79 4 84 4Z" fill="url(#polish-cap)"/><path d="M88 16L84 76" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>` +
		`<rect x="78" y="86" width="44" height="14" fill="#E9C27A"/>` +
		`<path d="M72 100H128C150 104 158 118 158 138V170Q158 196 132 196H68Q42 196 42 170V138C42 118 50 104 72 100Z" fill="url(#polish-glass)"/><path d="M58 134V166Q58 178 68 182" fill="none" stroke="#FFFFFF" stroke-opacity=".65" stroke-width="8" stroke-linecap="round"/>`,
	"own-hair-dryer":
		`<path d="M92 104L112 104L124 182Q126 196 112 196H96Q84 196 85 184Z" fill="#B5477A"/>` +
		`<path d="M58 28C58 18 66 12 76 12H112A50 50 0 0 1 112 112H76C66 112 58 106 58 96Z" fill="#E76A98"/><path d="M58 30L14 18Q8 17 8 24V100Q8 107 14 106L58 94Z" fill="#5B2A44"/>` +
		`<circle cx="112" cy="62" r="30" fill="#F7B6CE"/><circle cx="112" cy="62" r="18" fill="#E76A98"/><path d="M72 26H104" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/><rect x="97" y="126" width="16" height="26" rx="8" fill="#F7B6CE"/>`,
	"own-boat-noodles":
		`<defs>${verticalGradient("bowl-side", "#FFFFFF", "#D5DAE8")}${verticalGradient("bowl-soup", "#C9842F", "#8E4E17")}</defs>` +
		`<path d="M50 4L42 9L88 84L96 80Z" fill="#4E2C17"/><path d="M22 16L15 22L76 92L84 88Z" fill="#5E3820"/>` +
		`<path d="M2 92C2 72 44 60 100 60S198 72 198 92C198 142 168 178 146 190Q140 194 130 194H70Q60 194 54 190C32 178 2 142 2 92Z" fill="url(#bowl-side)"/>` +
		`<path d="M10 124C34 146 66 152 100 152S166 146 190 124L187 136C164 158 134 166 100 166S36 158 13 136Z" fill="#E0663A"/>` +
		`<ellipse cx="100" cy="93" rx="88" ry="25" fill="url(#bowl-soup)"/>` +
		`<path d="M24 94C40 82 50 108 68 98S92 108 108 98S138 110 152 96M40 106C58 98 70 116 88 108S120 116 142 108" fill="none" stroke="#F8DC94" stroke-width="6" stroke-linecap="round"/>` +
		`<path d="M52 78C66 70 88 74 96 86C82 94 62 92 52 78Z" fill="#A84A32"/><path d="M58 80C70 78 80 81 90 86" fill="none" stroke="#D88A72" stroke-width="3" stroke-linecap="round"/>` +
		`<ellipse cx="140" cy="87" rx="23" ry="13" fill="#FFF8EC"/><ellipse cx="141" cy="87" rx="12" ry="7.500" fill="#F8A01C"/>` +
		`<g fill="#3F9A56"><circle cx="104" cy="76" r="4.500"/><circle cx="112" cy="79" r="3"/><circle cx="76" cy="107" r="4"/><circle cx="114" cy="106" r="4"/><circle cx="160" cy="103" r="3.500"/></g>` +
		`<path d="M28 138C36 158 50 172 70 184" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/>`,
	"own-coffee-bag":
		`<path d="M58 30L66 8H134L142 30Z" fill="#0D2F28"/>` +
		`<path d="M58 30H142L150 184Q150 196 138 196H62Q50 196 50 184Z" fill="#17503F"/>` +
		`<path d="M58 30H142L143 46H57Z" fill="#0D2F28" fill-opacity=".55"/>` +
		`<rect x="68" y="78" width="64" height="76" rx="10" fill="#F3E7D3"/>` +
		`<path d="M78 124L93 98L102 111L108 103L122 124Z" fill="#17503F"/><path d="M82 134H118M88 143H112" stroke="#17503F" stroke-width="4" stroke-linecap="round"/>` +
		`<path d="M62 60L60 178" stroke="#FFFFFF" stroke-opacity=".22" stroke-width="6" stroke-linecap="round"/>`,
	"own-tote":
		`<path d="M70 74V46C70 16 130 16 130 46V74" fill="none" stroke="#B99A6B" stroke-width="9" stroke-linecap="round"/>` +
		`<path d="M38 62H162L172 182Q172 196 158 196H42Q28 196 28 182Z" fill="#F4E7CE"/><path d="M38 62H162L163 76H37Z" fill="#E3CFA8"/>` +
		`<g fill="none" stroke="#1257E0" stroke-width="5"><ellipse cx="100" cy="132" rx="46" ry="20" transform="rotate(-22 100 132)"/></g><circle cx="100" cy="132" r="14" fill="#1257E0"/><circle cx="142" cy="113" r="6" fill="#F2A33A"/>`,
	"own-perfume":
		`<defs>${verticalGradient("perfume-glass", "#FFE3EC", "#F29BBB")}</defs>` +
		`<rect x="82" y="6" width="36" height="34" rx="6" fill="#D9A441"/><rect x="88" y="40" width="24" height="16" fill="#F4D58D"/>` +
		`<rect x="44" y="56" width="112" height="140" rx="26" fill="url(#perfume-glass)"/><rect x="56" y="92" width="88" height="92" rx="18" fill="#E76A98" fill-opacity=".55"/>` +
		`<path d="M60 74V168" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>` +
		`<rect x="78" y="112" width="44" height="44" rx="8" fill="#FFFFFF"/><path d="M100 148C88 140 88 128 100 120C112 128 112 140 100 148Z" fill="#E76A98"/>`,
	"own-passport":
		`<path d="M70 14L150 4Q158 3 159 11L176 160Q177 168 169 169L90 180Z" fill="#F7F8FB"/><path d="M92 26L150 19M94 42L152 35" stroke="#B9C0CA" stroke-width="5" stroke-linecap="round"/>` +
		`<rect x="30" y="24" width="112" height="172" rx="14" fill="#7A1F35"/><rect x="30" y="24" width="16" height="172" rx="8" fill="#5E1427"/>` +
		`<g fill="none" stroke="#F2CF83" stroke-width="5"><circle cx="94" cy="96" r="30"/><ellipse cx="94" cy="96" rx="13" ry="30"/><path d="M64 96H124"/></g><path d="M70 152H118M80 166H108" stroke="#F2CF83" stroke-width="6" stroke-linecap="round"/>`,
	"own-air-balloon":
		`<path d="M100 4C144 4 168 36 168 70C168 104 132 128 122 146H78C68 128 32 104 32 70C32 36 56 4 100 4Z" fill="#F05A4B"/>` +
		`<path d="M100 4C126 4 136 40 136 72C136 106 118 128 114 146H86C82 128 64 106 64 72C64 40 74 4 100 4Z" fill="#FFD166"/>` +
		`<path d="M100 4C110 4 114 40 114 72C114 106 106 128 105 146H95C94 128 86 106 86 72C86 40 90 4 100 4Z" fill="#F05A4B"/>` +
		`<path d="M82 146L86 166M118 146L114 166" stroke="#7A5230" stroke-width="4"/><path d="M82 166H118L114 190Q113 196 107 196H93Q87 196 86 190Z" fill="#A9713E"/><path d="M82 166H118L117 174H83Z" fill="#7A5230"/>`,
	"own-water-bottle": bottle(
		"#58CFE0",
		"#0A4A57",
		`<path d="M78 130C86 116 92 116 99 124S114 134 122 116" fill="none" stroke="#0A4A57" stroke-width="7" stroke-linecap="round"/>`,
	),
	"own-juice": bottle(
		"#FFA62B",
		"#3C8F4D",
		`<circle cx="100" cy="124" r="17" fill="#FFA62B"/><path d="M100 107V141M83 124H117M88 112L112 136M112 112L88 136" stroke="#FFFFFF" stroke-width="3"/>`,
	),
	"own-speaker":
		`<rect x="14" y="40" width="172" height="152" rx="52" fill="#16324F"/><rect x="22" y="48" width="156" height="136" rx="46" fill="#1F4A73"/>` +
		`<circle cx="100" cy="116" r="50" fill="#102A42"/><circle cx="100" cy="116" r="38" fill="#2D6699"/><circle cx="100" cy="116" r="16" fill="#102A42"/><path d="M72 92C80 82 92 78 104 79" fill="none" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M62 40C62 12 138 12 138 40" fill="none" stroke="#F2A33A" stroke-width="10" stroke-linecap="round"/>`,
	"own-towels":
		`<rect x="20" y="136" width="160" height="58" rx="26" fill="#D9C3A0"/><path d="M40 150H176" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><circle cx="48" cy="165" r="17" fill="none" stroke="#B99A6B" stroke-width="6"/><circle cx="48" cy="165" r="6" fill="#B99A6B"/>` +
		`<rect x="28" y="82" width="144" height="54" rx="25" fill="#F4E9D6"/><path d="M48 95H166" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><circle cx="54" cy="109" r="16" fill="none" stroke="#D9C3A0" stroke-width="6"/><circle cx="54" cy="109" r="5" fill="#D9C3A0"/>` +
		`<rect x="40" y="32" width="120" height="50" rx="23" fill="#3F5F9E"/><path d="M60 45H152" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/><circle cx="64" cy="57" r="14" fill="none" stroke="#2B4578" stroke-width="6"/><circle cx="64" cy="57" r="4" fill="#2B4578"/>`,
	"own-onsen":
		`<g fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="9" stroke-linecap="round"><path d="M70 86C58 72 82 62 70 46"/><path d="M102 80C88 62 116 52 102 30"/><path d="M134 86C122 72 146 62 134 46"/></g>` +
		`<path d="M10 112H190V150Q190 196 144 196H56Q10 196 10 150Z" fill="#B9793F"/><path d="M50 118V194M100 118V196M150 118V194" stroke="#8F5828" stroke-width="5"/>` +
		`<path d="M12 160H188" stroke="#E3C07A" stroke-width="9"/><ellipse cx="100" cy="112" rx="90" ry="22" fill="#D79A5B"/><ellipse cx="100" cy="113" rx="78" ry="16" fill="#6CCFD6"/><path d="M50 112C62 106 72 118 86 112S112 118 128 110" fill="none" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`,
	"own-gift":
		`<defs>${verticalGradient("gift-box", "#7F97FA", "#3B4FDC")}${verticalGradient("gift-lid", "#A5B6FF", "#5C74EE")}${verticalGradient("gift-ribbon", "#FFE3A8", "#EDB040")}</defs>` +
		`<path d="M98 50C82 56 30 52 30 24C30 2 62 2 98 50Z" fill="url(#gift-ribbon)"/><path d="M102 50C118 56 170 52 170 24C170 2 138 2 102 50Z" fill="url(#gift-ribbon)"/>` +
		`<path d="M92 46C76 46 48 40 48 26C48 12 70 20 92 46Z" fill="#CE8B37"/><path d="M108 46C124 46 152 40 152 26C152 12 130 20 108 46Z" fill="#CE8B37"/>` +
		`<path d="M20 92H180V180Q180 196 164 196H36Q20 196 20 180Z" fill="url(#gift-box)"/><rect x="20" y="92" width="160" height="9" fill="#2C3DB8" fill-opacity=".45"/>` +
		`<rect x="4" y="52" width="192" height="42" rx="14" fill="url(#gift-lid)"/><rect x="80" y="52" width="40" height="42" fill="url(#gift-ribbon)"/><rect x="82" y="94" width="36" height="102" fill="url(#gift-ribbon)"/>` +
		`<path d="M28 106V170" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M100 16Q106 42 130 46Q106 52 100 76Q94 52 70 46Q94 42 100 16Z" fill="#FFFFFF"/>`,
	"own-headphones":
		`<defs>${ballGradient("phones-cup", "#7F9BFF", "#16277A", [0.5, "#3556D8"])}${horizontalGradient("phones-pad", "#1A2036", "#3F4864", [0.5, "#59637F"])}${verticalGradient("phones-band", "#5B7BF5", "#22389E")}</defs>` +
		`<path d="M38 116C30 10 170 10 162 116" fill="none" stroke="#0E1730" stroke-width="24"/><path d="M38 116C30 10 170 10 162 116" fill="none" stroke="url(#phones-band)" stroke-width="19"/><path d="M51 96C54 30 146 30 149 96" fill="none" stroke="#2B3350" stroke-width="10" stroke-linecap="round"/><path d="M44 70C54 38 80 26 104 27" fill="none" stroke="#FFFFFF" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M38 86L36 128M162 86L164 128" stroke="#C9D2E0" stroke-width="11" stroke-linecap="round"/><path d="M36 88L34 126M160 88L162 126" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>` +
		pad(62, -5) +
		pad(138, 5) +
		cup(34, 5) +
		cup(166, -5),
	// Its lights tell that it is nearly full.
	"own-power-bank":
		`<defs>${verticalGradient("bank-face", "#4B7CF7", "#1B3FB8")}${horizontalGradient("bank-side", "#142E8C", "#0D1F66")}${verticalGradient("bank-plug", "#FFFFFF", "#C3CBD8")}</defs>` +
		`<path d="M96 26C96 -6 182 -2 182 52V120C182 150 172 190 148 192" fill="none" stroke="#AEB8C9" stroke-width="10" stroke-linecap="round"/><path d="M96 26C96 -4 180 -2 180 52V120C180 150 170 188 148 190" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/>` +
		`<rect x="40" y="46" width="112" height="152" rx="20" fill="url(#bank-side)"/><rect x="26" y="46" width="112" height="152" rx="20" fill="url(#bank-face)"/><rect x="27.500" y="47.500" width="109" height="149" rx="19" fill="none" stroke="#A9C2FF" stroke-opacity=".7" stroke-width="2.500"/>` +
		`<path d="M27 150L108 47H118Q138 47 138 66V90L64 197H46Q27 197 27 178Z" fill="#FFFFFF" fill-opacity=".1"/>` +
		`<path d="M88 82L54 134H80L72 172L112 114H86L96 82Z" fill="#D9FF57"/><path d="M88 82L54 134H62L92 86Z" fill="#FFFFFF" fill-opacity=".5"/>` +
		`<g><circle cx="48" cy="66" r="5" fill="#D9FF57"/><circle cx="64" cy="66" r="5" fill="#D9FF57"/><circle cx="80" cy="66" r="5" fill="#D9FF57"/><circle cx="96" cy="66" r="5" fill="#8FB0FF" fill-opacity=".6"/></g>` +
		`<rect x="84" y="24" width="24" height="24" rx="6" fill="url(#bank-plug)"/><path d="M90 30V42" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/><path d="M40 92V172" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`,
};
