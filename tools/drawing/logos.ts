// The 24 brand logos: one strong mark each on a full-bleed ground; the app rounds the corners.

const side = 100;
const logo = (ground: string, mark: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${ground}"/>${mark}</svg>`;

const stroke = (colour: string, width: number): string =>
	`fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** The ten pins of a bowling lane, the head pin in its own colour. */
const pins = [4, 3, 2, 1]
	.flatMap((count, row) =>
		Array.from({ length: count }, (_, index) => {
			const x = 50 + (index - (count - 1) / 2) * 17;
			return `<circle cx="${x}" cy="${28 + row * 15.5}" r="6.2" fill="${count === 1 ? "#FF5C8A" : "#FFFFFF"}"/>`;
		}),
	)
	.join("");

const petals = [0, 72, 144, 216, 288]
	.map(
		(turn) =>
			`<path d="M50 50C36 40 36 18 50 16C64 18 64 40 50 50Z" fill="#E64980" transform="rotate(${turn} 50 50)"/>`,
	)
	.join("");

/** SVG documents by picture name. */
export const logos: Record<string, string> = {
	"logo-mokfa": logo(
		"#133F36",
		`<path d="M16 67L38 33L52 52L62 40L84 67Z" fill="#F3E7D3"/><path d="M14 63.500H57" ${stroke("#133F36", 4)}/><path d="M22 75H85" ${stroke("#F3E7D3", 4)}/>`,
	),
	"logo-luma": logo(
		"#2B1142",
		`<path d="M24 25H36V67H72V79H24Z" fill="#FFFFFF"/><path d="M78 23V60H42Z" fill="#FF5C8A"/>`,
	),
	"logo-krua-baan-suan": logo(
		"#FFF1DF",
		`<path d="M20 50H80A30 30 0 0 1 20 50Z" fill="#DA5A2A"/><path d="M50 43C49 29 58 20 75 20C75 34 66 43 50 43Z" fill="#3D8B4E"/><path d="M45 43C45 34 39 27 27 27C28 37 34 43 45 43Z" fill="#7DB571"/>`,
	),
	"logo-bai-diao": logo(
		"#DFF3E8",
		`<path d="M22 78C18 44 40 20 80 20C82 60 58 84 22 78Z" fill="#0F8A63"/><path d="M22 80C30 64 42 50 62 38" ${stroke("#DFF3E8", 5)}/>`,
	),
	"logo-plai-na": logo(
		"#F6C453",
		`<path d="M50 36V86" ${stroke("#5B3310", 6)}/><path d="M50 34C43 28 43 18 50 12C57 18 57 28 50 34Z" fill="#5B3310"/><g fill="#5B3310"><path d="M47 52C36 52 29 45 28 34C40 34 47 41 47 52Z"/><path d="M53 52C64 52 71 45 72 34C60 34 53 41 53 52Z"/><path d="M47 71C36 71 29 64 28 53C40 53 47 60 47 71Z"/><path d="M53 71C64 71 71 64 72 53C60 53 53 60 53 71Z"/></g>`,
	),
	"logo-tidefit": logo(
		"#06333D",
		`<path d="M15 63C24 44 34 42 44 53S63 74 74 60L85 42" ${stroke("#4FE3D2", 10)}/><circle cx="66" cy="28" r="9" fill="#FFFFFF"/>`,
	),
	"logo-nara-spa": logo(
		"#FCE4EA",
		`<path d="M44 76C28 76 18 64 17 46C33 48 44 58 44 76Z" fill="#E58FA8"/><path d="M56 76C72 76 82 64 83 46C67 48 56 58 56 76Z" fill="#E58FA8"/><path d="M50 76C36 64 36 36 50 23C64 36 64 64 50 76Z" fill="#B83E68" stroke="#FCE4EA" stroke-width="3"/>`,
	),
	"logo-pai-nai": logo(
		"#5230D6",
		`<path d="M50 84C38 68 26 56 26 42A24 24 0 0 1 74 42C74 56 62 68 50 84Z" fill="#FFFFFF"/><path d="M38 42H61M52 32L62 42L52 52" ${stroke("#5230D6", 6)}/>`,
	),
	"logo-kindee-mart": logo(
		"#E23A34",
		`<path d="M22 40H78L72 76Q71 80 67 80H33Q29 80 28 76Z" fill="#FFFFFF"/><path d="M37 46V34C37 16 63 16 63 34V46" ${stroke("#FFFFFF", 7)}/><path d="M37 55C42 66 58 66 63 55" ${stroke("#E23A34", 6)}/>`,
	),
	"logo-mor-son": logo(
		"#7A1E22",
		`<path d="M24 62H76V68Q76 82 62 82H38Q24 82 24 68Z" fill="#FBE3B5"/><path d="M31 40H69V46Q69 57 59 57H41Q31 57 31 46Z" fill="#F2A33A"/><path d="M17 66H23M77 66H83M25 44H30M70 44H75" ${stroke("#FBE3B5", 5)}/><path d="M43 32C37 26 47 24 43 16M57 32C51 26 61 24 57 16" ${stroke("#FBE3B5", 4)}/>`,
	),
	"logo-soramaru": logo(
		"#EEF3FA",
		`<circle cx="50" cy="50" r="31" fill="#16327A"/><path d="M19.500 55C30 43 40 43 50 52S70 61 80.500 49A31 31 0 0 1 19.500 55Z" fill="#FF7A59"/><circle cx="60" cy="35" r="7" fill="#FFFFFF"/>`,
	),
	"logo-krob-krob": logo(
		"#FFB81C",
		`<path d="M50 17L58 24L69 22L73 32L83 37L80 48L85 58L76 65L74 76L63 76L54 83L46 76L35 78L29 69L19 66L20 55L14 46L22 38L24 27L35 26Z" fill="#C92A1E"/><path d="M35 52C38 66 62 66 65 52Z" fill="#FFFFFF"/><circle cx="39" cy="42" r="4.500" fill="#FFFFFF"/><circle cx="61" cy="42" r="4.500" fill="#FFFFFF"/>`,
	),
	"logo-threadline": logo(
		"#ECE6DC",
		`<path d="M20 70C44 84 72 68 62 46C54 30 30 40 38 55C46 68 74 54 76 34" ${stroke("#2F3B52", 5)}/><path d="M66 40L84 18" ${stroke("#D1553D", 6)}/><circle cx="81" cy="22" r="1.800" fill="#ECE6DC"/>`,
	),
	"logo-soleday": logo(
		"#15171C",
		`<path d="M26 54A24 24 0 0 1 74 54Z" fill="#FF8A1F"/><path d="M14 64C34 60 58 62 68 70S82 78 87 74" ${stroke("#FFFFFF", 8)}/><path d="M50 20V13M27 29L22 24M73 29L78 24" ${stroke("#FF8A1F", 5)}/>`,
	),
	"logo-banchuen": logo(
		"#FFE9F1",
		`<g transform="translate(0 3)">${petals}<circle cx="50" cy="50" r="9" fill="#FFD166"/></g>`,
	),
	"logo-yimsuay": logo(
		"#DDF3FA",
		`<path d="M34 22C42 22 45 27 50 27S58 22 66 22C78 22 82 34 79 46C76 58 74 80 66 80C58 80 60 60 50 60S42 80 34 80C26 80 24 58 21 46C18 34 22 22 34 22Z" fill="#0E86A8"/><path d="M37 41C42 51 58 51 63 41" ${stroke("#FFFFFF", 6)}/>`,
	),
	"logo-sukdee": logo(
		"#0B7A5B",
		`<path d="M39 18H61V39H82V61H61V82H39V61H18V39H39Z" fill="#FFFFFF"/><path d="M50 63C38 55 36 49 38 44C41 38 48 39 50 44C52 39 59 38 62 44C64 49 62 55 50 63Z" fill="#0B7A5B"/>`,
	),
	"logo-ruen-din": logo(
		"#8C4A2F",
		`<path d="M50 18L86 46H76V80H24V46H14Z" fill="#F6E4CC"/><path d="M39 80V63A11 11 0 0 1 61 63V80Z" fill="#8C4A2F"/>`,
	),
	"logo-rimrua": logo(
		"#E6F1D2",
		`<g fill="#3E7D3A"><path d="M20 54L26 47L32 54V82H20Z"/><path d="M44 54L50 47L56 54V82H44Z"/><path d="M68 54L74 47L80 54V82H68Z"/><rect x="14" y="62" width="72" height="7"/></g><path d="M50 46V32M50 36C42 36 36 30 36 20C46 20 50 26 50 36C50 28 56 22 64 22C64 32 58 36 50 36" fill="#7DB23F" stroke="#7DB23F" stroke-width="4" stroke-linejoin="round"/>`,
	),
	"logo-plugdee": logo(
		"#0F52E8",
		`<path d="M30 42H70V52C70 66 60 72 50 72S30 66 30 52Z" fill="#FFFFFF"/><path d="M40 40V22M60 40V22" ${stroke("#FFFFFF", 8)}/><path d="M50 72V88" ${stroke("#D9FF57", 8)}/><path d="M52 46L43 58H50L47 67L58 54H51Z" fill="#0F52E8"/>`,
	),
	"logo-fangwan": logo(
		"#FF5A3C",
		`<path d="M20 60V54A30 30 0 0 1 80 54V60" ${stroke("#FFFFFF", 8)}/><rect x="15" y="54" width="16" height="26" rx="8" fill="#FFFFFF"/><rect x="69" y="54" width="16" height="26" rx="8" fill="#FFFFFF"/><circle cx="50" cy="60" r="12" fill="#FFD166"/>`,
	),
	"logo-kluenlom": logo(
		"#0B4F7D",
		`<circle cx="62" cy="34" r="14" fill="#FFD27A"/><path d="M14 58C26 46 36 46 48 56S72 66 86 54" ${stroke("#FFFFFF", 8)}/><path d="M14 76C26 64 36 64 48 74S72 84 86 72" ${stroke("#7CC8EC", 8)}/>`,
	),
	"logo-lane-ten": logo("#141F5C", pins),
	"logo-tawanchai": logo(
		"#2B2A33",
		`<g ${stroke("#F5B544", 6)}><circle cx="30" cy="58" r="15"/><circle cx="70" cy="58" r="15"/><path d="M44 54C46 50 54 50 56 54"/><path d="M50 32V20M34 35L28 25M66 35L72 25"/></g>`,
	),
};
