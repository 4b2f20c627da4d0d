// The avatars a member can choose: heads and shoulders on a soft ground, and three that are no people. 240 by 240, drawn as SVG.

interface Look {
	/** Ground, from top to bottom. */
	ground: [string, string];
	skin: string;
	hair: string;
	shirt: string;
	style: keyof typeof styles;
}

/** Hair behind the head and in front of it, on a head of 66 by 80 with its middle at 120, 104. */
const styles = {
	bob: {
		behind: '<path d="M66 176V96a54 54 0 0 1 108 0v80Z"/>',
		front:
			'<path d="M84 108C90 84 118 84 152 74c6 10 6 22 4 34V70a38 34 0 0 0-72 0Z"/>',
	},
	short: {
		behind: "",
		front:
			'<path d="M82 100V84a38 32 0 0 1 76 0v16c-4-12-8-16-14-20-16 6-34 6-50 0-6 6-10 12-12 20Z"/>',
	},
	long: {
		behind:
			'<path d="M62 214c6-40-2-70 2-116a56 54 0 0 1 112 0c4 46-4 76 2 116Z"/>',
		front:
			'<path d="M84 110c2-24 16-32 36-38 20 6 34 14 36 38l4-30a40 36 0 0 0-80 0Z"/>',
	},
	bun: {
		behind: '<circle cx="120" cy="44" r="22"/>',
		front:
			'<path d="M83 102c4-22 20-26 37-26s33 4 37 26V86a37 33 0 0 0-74 0Z"/>',
	},
	curly: {
		behind:
			'<circle cx="82" cy="84" r="24"/><circle cx="158" cy="84" r="24"/><circle cx="102" cy="60" r="26"/><circle cx="138" cy="60" r="26"/><circle cx="76" cy="112" r="18"/><circle cx="164" cy="112" r="18"/>',
		front: '<path d="M86 94c10-16 58-16 68 0v-20a34 24 0 0 0-68 0Z"/>',
	},
	cap: {
		behind: "",
		front:
			'<path d="M80 88a40 38 0 0 1 80 0l30 6c4 1 4 8 0 8H80Z"/><circle cx="120" cy="50" r="5"/>',
	},
} as const;

const frame = (ground: [string, string], inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h240v240H0Z"/>${inside}</svg>\n`;

function person({ ground, skin, hair, shirt, style }: Look): string {
	const { behind, front } = styles[style];
	return frame(
		ground,
		`<g fill="${hair}">${behind}</g><path fill="${shirt}" d="M46 240c0-44 32-62 74-62s74 18 74 62Z"/><path fill="${skin}" d="M104 140h32v36a16 14 0 0 1-32 0Z"/><rect fill="${skin}" x="87" y="64" width="66" height="82" rx="33"/><g fill="${hair}">${front}</g><g fill="#2b2230"><circle cx="106" cy="108" r="4"/><circle cx="134" cy="108" r="4"/></g><path d="M110 125q10 9 20 0" fill="none" stroke="#2b2230" stroke-width="4" stroke-linecap="round"/>`,
	);
}

const astronaut = frame(
	["#101a4a", "#4a3bb8"],
	'<g fill="#fff"><circle cx="42" cy="50" r="3"/><circle cx="198" cy="36" r="4"/><circle cx="206" cy="120" r="3"/></g><path fill="#e9edf5" d="M40 240c0-46 34-66 80-66s80 20 80 66Z"/><circle cx="120" cy="106" r="70" fill="#f4f6fa"/><rect x="68" y="66" width="104" height="76" rx="36" fill="#16214f"/><path d="M84 92q8-14 26-14" fill="none" stroke="#8fb2ff" stroke-width="7" stroke-linecap="round"/><circle cx="52" cy="106" r="13" fill="#c3cad7"/><circle cx="188" cy="106" r="13" fill="#c3cad7"/><path d="M104 208h32v18h-32Z" fill="#ff8a5c"/>',
);
const robot = frame(
	["#d9f3ee", "#86cfc4"],
	'<path fill="#3d6f8f" d="M52 240c0-40 26-58 68-58s68 18 68 58Z"/><path d="M120 30v30" stroke="#3d6f8f" stroke-width="8"/><circle cx="120" cy="28" r="11" fill="#ff7a6b"/><rect x="60" y="58" width="120" height="104" rx="30" fill="#f6fafc"/><rect x="76" y="80" width="88" height="48" rx="24" fill="#17364a"/><circle cx="102" cy="104" r="9" fill="#7df0d4"/><circle cx="138" cy="104" r="9" fill="#7df0d4"/><path d="M104 144h32" stroke="#3d6f8f" stroke-width="7" stroke-linecap="round"/>',
);
const cat = frame(
	["#ffe9c7", "#ffc37d"],
	'<path fill="#5b5f73" d="M50 240c0-42 30-60 70-60s70 18 70 60Z"/><path fill="#6d7188" d="M60 56l34 22h52l34-22v66a60 54 0 0 1-120 0Z"/><path fill="#ffb3ae" d="m72 76 16 12-16 14ZM168 76l-16 12 16 14Z"/><g fill="#fff6d8"><circle cx="98" cy="116" r="13"/><circle cx="142" cy="116" r="13"/></g><g fill="#20222e"><circle cx="98" cy="116" r="6"/><circle cx="142" cy="116" r="6"/></g><path fill="#ffb3ae" d="M113 134h14l-7 9Z"/><path d="M120 143q-8 12-18 5M120 143q8 12 18 5" fill="none" stroke="#20222e" stroke-width="4" stroke-linecap="round"/>',
);

/** File names without ending, and the drawings. */
export const avatars: Record<string, string> = {
	"avatar-luna": person({
		...{ ground: ["#ffd9c7", "#ffab8f"], skin: "#f2c7a5", hair: "#2b2230" },
		...{ shirt: "#1257e0", style: "bob" },
	}),
	"avatar-orion": person({
		...{ ground: ["#d3e6ff", "#97c0fb"], skin: "#e8b78f", hair: "#211a18" },
		...{ shirt: "#0e7a4b", style: "short" },
	}),
	"avatar-nova": person({
		...{ ground: ["#e9ddff", "#bd9df6"], skin: "#f4d2b4", hair: "#4a2b1a" },
		...{ shirt: "#7a3be0", style: "long" },
	}),
	"avatar-leo": person({
		...{ ground: ["#dcf5df", "#97d8a6"], skin: "#d9a071", hair: "#1c1614" },
		...{ shirt: "#c45a2c", style: "cap" },
	}),
	"avatar-vega": person({
		...{ ground: ["#fff0c4", "#ffd26b"], skin: "#f0c39b", hair: "#241c22" },
		...{ shirt: "#a8264f", style: "bun" },
	}),
	"avatar-atlas": person({
		...{ ground: ["#f6d9e8", "#e79cc2"], skin: "#9a6846", hair: "#161215" },
		...{ shirt: "#0b5f8a", style: "curly" },
	}),
	"avatar-stella": person({
		...{ ground: ["#d8f1ef", "#83cdc7"], skin: "#e3ab80", hair: "#6b4423" },
		...{ shirt: "#d6453d", style: "long" },
	}),
	"avatar-cosmo": person({
		...{ ground: ["#e3e7f0", "#aab4c8"], skin: "#f1cba9", hair: "#9b9ba4" },
		...{ shirt: "#38414f", style: "short" },
	}),
	"avatar-halley": person({
		...{ ground: ["#fde0d6", "#f2a58c"], skin: "#b67f57", hair: "#1f1720" },
		...{ shirt: "#0e8f86", style: "bun" },
	}),
	"avatar-pilot": astronaut,
	"avatar-robo": robot,
	"avatar-meow": cat,
};
