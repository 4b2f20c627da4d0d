// The fried chicken: a bucket, a rice box and what brings it home; each in a box of 200 by 200 units.
import { ballGradient, verticalGradient } from "./gradients";
import { scatter } from "./scatter";

const crustTones = ["#A9590F", "#C87818", "#E0942A", "#F0AE45", "#F9C869"];

/** A piece in its crust of many crumbs, lit from the upper left. */
const crisp = (
	x: number,
	y: number,
	reachX: number,
	reachY: number,
	turn = 0,
): string => {
	const crumbs = scatter(Math.round((reachX * reachY) / 11), reachX, reachY)
		.sort((one, other) => other.reach - one.reach)
		.map((crumb) => {
			const light =
				2.1 -
				(crumb.x / reachX) * 0.8 -
				(crumb.y / reachY) * 1.4 +
				(crumb.chance - 0.5) * 2.6;
			const tone = Math.max(0, Math.min(4, Math.round(light)));
			return `<circle cx="${crumb.x}" cy="${crumb.y}" r="${(2.2 + crumb.chance * 2.6).toFixed(1)}" fill="${crustTones[tone]}"/>`;
		});
	return (
		`<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="1" cy="3" rx="${reachX + 3}" ry="${reachY + 3}" fill="#7A3C08" fill-opacity=".75"/>` +
		`<ellipse rx="${reachX}" ry="${reachY}" fill="#C27519"/>${crumbs.join("")}</g>`
	);
};

/** A drumstick that points up; its bone ends at the upper end. */
const drumstick = (x: number, y: number, turn: number, size = 1): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-5 -20L-6 -52C-13 -54 -15 -64 -7 -67C-3 -69 0 -66 0 -63C1 -67 5 -69 9 -66C15 -62 13 -54 6 -52L5 -20Z" fill="#FFF4E0"/><path d="M5 -20L6 -52C13 -54 15 -62 9 -66C8 -58 2 -54 1 -46L1 -20Z" fill="#E0C39A"/>${crisp(0, -16, 13, 17)}${crisp(0, 8, 23, 26)}</g>`;

/** The brand's mark: a crumb that smiles. */
const smile = (x: number, y: number, size: number): string =>
	`<g transform="translate(${x} ${y}) scale(${size}) translate(-50 -50)"><path d="M50 17L58 24L69 22L73 32L83 37L80 48L85 58L76 65L74 76L63 76L54 83L46 76L35 78L29 69L19 66L20 55L14 46L22 38L24 27L35 26Z" fill="#C92A1E"/><path d="M35 52C38 66 62 66 65 52Z" fill="#FFFFFF"/><circle cx="39" cy="42" r="4.500" fill="#FFFFFF"/><circle cx="61" cy="42" r="4.500" fill="#FFFFFF"/></g>`;

const rice = scatter(140, 39, 32)
	.map(({ x, y, chance, reach }) => {
		const up = (1 - reach * reach) * 12;
		return `<ellipse cx="${66 + x}" cy="${100 + y - up}" rx="4.800" ry="2.100" fill="${chance > 0.4 ? "#FFFFFF" : "#EDE5D3"}" transform="rotate(${Math.round(chance * 180)} ${66 + x} ${100 + y - up})"/>`;
	})
	.join("");

/** One slice of a crisp cutlet: the crust round white meat. */
const slice = (x: number, y: number): string =>
	`<g transform="translate(${x} ${y}) rotate(14)"><rect x="-15" y="-45" width="36" height="92" rx="14" fill="#6E3A0C" fill-opacity=".4"/><rect x="-16" y="-44" width="32" height="88" rx="14" fill="#C9781B"/>` +
	`${crisp(2, -37, 14, 8)}${crisp(13, -16, 6, 20)}${crisp(13, 14, 6, 22)}${crisp(-12, -20, 5, 16)}${crisp(-12, 12, 5, 18)}` +
	`<rect x="-10" y="-33" width="20" height="76" rx="9" fill="#FBEBD0"/><path d="M-3 -26Q4 -14 -2 -2T2 22T-1 40" fill="none" stroke="#E7C796" stroke-width="2.500" stroke-linecap="round"/></g>`;

const cucumber = (x: number, y: number): string =>
	`<ellipse cx="${x + 1}" cy="${y + 3}" rx="16" ry="12" fill="#1F5A22"/><ellipse cx="${x}" cy="${y}" rx="16" ry="12" fill="#3F8F3C"/><ellipse cx="${x}" cy="${y}" rx="13" ry="9.5" fill="#D9F0B4"/><ellipse cx="${x}" cy="${y}" rx="7" ry="5" fill="#B9DC85"/><path d="M${x - 4} ${y}H${x - 2}M${x + 2} ${y - 2}H${x + 4}M${x + 1} ${y + 3}H${x + 3}" stroke="#F4FBDF" stroke-width="1.800" stroke-linecap="round"/>`;

const wheel = (x: number): string =>
	`<circle cx="${x}" cy="160" r="25" fill="#22252E"/><circle cx="${x}" cy="160" r="25" fill="none" stroke="#4A4F5C" stroke-width="2"/><circle cx="${x}" cy="160" r="14" fill="url(#scooter-rim)"/><circle cx="${x}" cy="160" r="5" fill="#6B7280"/><path d="M${x - 17} 147A21 21 0 0 1 ${x - 2} 139" fill="none" stroke="#8A909C" stroke-width="3" stroke-linecap="round"/>`;

export const chickenObjects: Record<string, string> = {
	"own-chicken-bucket":
		`<defs><linearGradient id="bucket-shade"><stop stop-color="#5A0C06" stop-opacity=".45"/><stop offset=".25" stop-color="#FFFFFF" stop-opacity=".28"/><stop offset=".5" stop-color="#FFFFFF" stop-opacity="0"/><stop offset="1" stop-color="#5A0C06" stop-opacity=".5"/></linearGradient><clipPath id="bucket-side"><path d="M26 92L44 188Q46 198 100 198T156 188L174 92Q100 116 26 92Z"/></clipPath></defs>` +
		`<ellipse cx="100" cy="90" rx="74" ry="18" fill="#8E1B12"/>` +
		drumstick(44, 72, -30, 0.92) +
		drumstick(156, 72, 32, 0.92) +
		crisp(78, 52, 27, 23, -10) +
		crisp(122, 50, 27, 22, 12) +
		drumstick(100, 56, 6, 0.84) +
		crisp(62, 82, 27, 22, 14) +
		crisp(138, 84, 28, 21, -14) +
		crisp(100, 84, 29, 23, 4) +
		`<g clip-path="url(#bucket-side)"><rect y="80" width="200" height="120" fill="#FFF7EA"/><path d="M20 80H46L60 200H40ZM70 80H88L93 200H78ZM112 80H130L122 200H107ZM154 80H180L160 200H140Z" fill="#D8352A"/><rect y="80" width="200" height="120" fill="url(#bucket-shade)"/></g>` +
		`<path d="M22 88Q100 116 178 88L176 101Q100 128 24 101Z" fill="#FFFFFF"/><path d="M24 99Q100 126 176 99L175.500 103Q100 130 24.500 103Z" fill="#B9261C" fill-opacity=".45"/>` +
		`<circle cx="100" cy="156" r="31" fill="#FFB81C"/><circle cx="100" cy="156" r="31" fill="none" stroke="#FFFFFF" stroke-width="3"/>${smile(100, 156, 0.66)}`,
	// An open box of board: rice, a sliced cutlet, cucumber and a cup of sauce.
	"own-rice-box":
		`<defs>${verticalGradient("ricebox-front", "#EBC38D", "#C48D4C")}${verticalGradient("ricebox-lid", "#D9A868", "#EFCB98")}${ballGradient("ricebox-sauce", "#F4763C", "#9E1C0C", [0.5, "#D93A1B"])}</defs>` +
		`<path d="M30 58L40 8Q41 2 48 2H152Q159 2 160 8L170 58Z" fill="url(#ricebox-lid)"/><path d="M41 52L49 11H151L159 52Z" fill="#F7DDB4"/>${smile(100, 30, 0.42)}` +
		`<path d="M2 130L30 56H170L198 130Z" fill="#B37D42"/><path d="M12 130L37 63H163L188 130Z" fill="#7F5426"/>` +
		`<ellipse cx="66" cy="106" rx="43" ry="38" fill="#DDD2BA"/><ellipse cx="66" cy="98" rx="40" ry="36" fill="#F7F1E2"/>${rice}` +
		cucumber(82, 68) +
		cucumber(60, 70) +
		cucumber(39, 80) +
		slice(172, 106) +
		slice(152, 103) +
		slice(132, 102) +
		slice(112, 103) +
		`<path d="M24 104L29 136H69L74 104Z" fill="#E9E5DC"/><ellipse cx="49" cy="104" rx="25" ry="10" fill="#FFFFFF"/><ellipse cx="49" cy="105" rx="21" ry="7.500" fill="url(#ricebox-sauce)"/><path d="M36 103Q42 99 50 99.500" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="2.500" fill="none" stroke-linecap="round"/><path d="M52 107L56 106M44 108L46 109M60 104L63 104.500" stroke="#FFD27A" stroke-width="2" stroke-linecap="round"/>` +
		`<path d="M0 128H200L182 190Q180 198 170 198H30Q20 198 18 190Z" fill="url(#ricebox-front)"/><path d="M0 128H200L197 137H3Z" fill="#FFFFFF" fill-opacity=".45"/><path d="M0 128L18 190Q20 198 30 198H36L18 128Z" fill="#FFFFFF" fill-opacity=".2"/><path d="M182 128H200L182 190Q180 198 170 198H160Z" fill="#7F5426" fill-opacity=".18"/>` +
		smile(100, 166, 0.52),
	// It faces to the left, the chicken in the box behind the seat.
	"own-delivery-scooter":
		`<defs>${ballGradient("scooter-body", "#FF7A63", "#A81C12", [0.5, "#DE3B2C"])}${verticalGradient("scooter-box", "#FFC845", "#F0A20C")}${ballGradient("scooter-rim", "#FFFFFF", "#9AA3B0")}${verticalGradient("scooter-seat", "#6B4A36", "#3A261A")}</defs>` +
		wheel(38) +
		wheel(154) +
		`<path d="M58 46L46 128" stroke="#9AA3B0" stroke-width="7" stroke-linecap="round"/>` +
		`<path d="M8 150C10 128 26 118 42 120C54 122 62 132 62 146C48 138 24 138 8 150Z" fill="url(#scooter-body)"/>` +
		`<path d="M52 42C64 44 70 54 72 70L82 138H116C104 126 98 112 96 96H176C190 98 196 112 196 128C196 140 190 144 182 146C176 132 166 128 154 128C138 128 130 140 129 152Q128 158 120 158H74Q64 158 62 148L44 62C42 50 44 42 52 42Z" fill="url(#scooter-body)"/>` +
		`<path d="M82 138H116L122 146H83Z" fill="#5A2A1E"/><path d="M50 52C58 78 62 104 67 132" fill="none" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/><path d="M136 106C146 102 160 102 170 104" fill="none" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="M90 94C90 84 98 84 110 86L150 84Q160 86 158 97L124 100Q92 104 90 94Z" fill="url(#scooter-seat)"/><path d="M98 90Q112 92 140 89" fill="none" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>` +
		`<path d="M44 40Q56 34 68 38L84 32" fill="none" stroke="#3A3F4A" stroke-width="7" stroke-linecap="round"/><path d="M62 36L66 18" stroke="#6B7280" stroke-width="3.500"/><ellipse cx="68" cy="15" rx="8" ry="6" fill="#C7D5E4"/><path d="M38 44Q38 34 48 35Q58 36 58 46Q58 56 48 57Q38 56 38 44Z" fill="url(#scooter-body)"/><ellipse cx="41" cy="46" rx="5" ry="9" fill="#FFF3BF"/>` +
		`<rect x="186" y="112" width="9" height="10" rx="3" fill="#FFD166"/>` +
		`<path d="M112 10Q112 2 120 2H186Q195 2 195 10V84Q195 92 186 92H120Q112 92 112 84Z" fill="url(#scooter-box)"/><path d="M112 24V10Q112 2 120 2H186Q195 2 195 10V24Z" fill="#FFDE8A"/><path d="M112 24H195" stroke="#C47F05" stroke-width="2.500"/><rect x="182" y="25" width="13" height="67" rx="6" fill="#C47F05" fill-opacity=".4"/><rect x="145" y="19" width="18" height="10" rx="3" fill="#8A5A06"/>` +
		`<circle cx="149" cy="59" r="27" fill="#FFF7EA"/>${drumstick(147, 62, 38, 0.62)}`,
};
