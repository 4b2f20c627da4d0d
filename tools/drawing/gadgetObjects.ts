// Things with a battery; each in a box of 200 by 200 units.
import { across, ball, gradient } from "./gradient";

/** An ear cup, seen from outside; `turn` leans it. */
const cup = (x: number, turn: number): string =>
	`<g transform="translate(${x} 140) rotate(${turn})"><rect x="-31" y="-56" width="62" height="112" rx="31" fill="#0E1730"/><rect x="-27" y="-54" width="56" height="108" rx="28" fill="url(#phones-cup)"/><rect x="-17" y="-40" width="36" height="80" rx="18" fill="none" stroke="#D9E0EC" stroke-opacity=".75" stroke-width="2.500"/><path d="M-18 -26C-16 -38 -10 -45 0 -47" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/></g>`;

const pad = (x: number, turn: number): string =>
	`<g transform="translate(${x} 142) rotate(${turn})"><rect x="-20" y="-52" width="40" height="104" rx="20" fill="url(#phones-pad)"/><path d="M-8 -38V38" stroke="#FFFFFF" stroke-opacity=".16" stroke-width="6" stroke-linecap="round"/></g>`;

export const gadgetObjects: Record<string, string> = {
	"own-headphones":
		`<defs>${ball("phones-cup", "#7F9BFF", "#16277A", [0.5, "#3556D8"])}${across("phones-pad", "#1A2036", "#3F4864", [0.5, "#59637F"])}${gradient("phones-band", "#5B7BF5", "#22389E")}</defs>` +
		`<path d="M38 116C30 10 170 10 162 116" fill="none" stroke="#0E1730" stroke-width="24"/><path d="M38 116C30 10 170 10 162 116" fill="none" stroke="url(#phones-band)" stroke-width="19"/><path d="M51 96C54 30 146 30 149 96" fill="none" stroke="#2B3350" stroke-width="10" stroke-linecap="round"/><path d="M44 70C54 38 80 26 104 27" fill="none" stroke="#FFFFFF" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M38 86L36 128M162 86L164 128" stroke="#C9D2E0" stroke-width="11" stroke-linecap="round"/><path d="M36 88L34 126M160 88L162 126" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>` +
		pad(62, -5) +
		pad(138, 5) +
		cup(34, 5) +
		cup(166, -5),
	// Its lights tell that it is nearly full.
	"own-power-bank":
		`<defs>${gradient("bank-face", "#4B7CF7", "#1B3FB8")}${across("bank-side", "#142E8C", "#0D1F66")}${gradient("bank-plug", "#FFFFFF", "#C3CBD8")}</defs>` +
		`<path d="M96 26C96 -6 182 -2 182 52V120C182 150 172 190 148 192" fill="none" stroke="#AEB8C9" stroke-width="10" stroke-linecap="round"/><path d="M96 26C96 -4 180 -2 180 52V120C180 150 170 188 148 190" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/>` +
		`<rect x="40" y="46" width="112" height="152" rx="20" fill="url(#bank-side)"/><rect x="26" y="46" width="112" height="152" rx="20" fill="url(#bank-face)"/><rect x="27.500" y="47.500" width="109" height="149" rx="19" fill="none" stroke="#A9C2FF" stroke-opacity=".7" stroke-width="2.500"/>` +
		`<path d="M27 150L108 47H118Q138 47 138 66V90L64 197H46Q27 197 27 178Z" fill="#FFFFFF" fill-opacity=".1"/>` +
		`<path d="M88 82L54 134H80L72 172L112 114H86L96 82Z" fill="#D9FF57"/><path d="M88 82L54 134H62L92 86Z" fill="#FFFFFF" fill-opacity=".5"/>` +
		`<g><circle cx="48" cy="66" r="5" fill="#D9FF57"/><circle cx="64" cy="66" r="5" fill="#D9FF57"/><circle cx="80" cy="66" r="5" fill="#D9FF57"/><circle cx="96" cy="66" r="5" fill="#8FB0FF" fill-opacity=".6"/></g>` +
		`<rect x="84" y="24" width="24" height="24" rx="6" fill="url(#bank-plug)"/><path d="M90 30V42" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/><path d="M40 92V172" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`,
};
