// The web app manifest: how the app looks and starts from the home screen (P29).
import type { ManifestOptions } from "vite-plugin-pwa";

const icon = (
	name: string,
	side: number,
	purpose?: "maskable" | "monochrome",
) => ({
	src: `/icons/${name}-${side}.png`,
	sizes: `${side}x${side}`,
	type: "image/png",
	...(purpose && { purpose }),
});

const screenshot = (name: string, label: string) => ({
	src: `/screenshots/${name}.webp`,
	sizes: "720x1560",
	type: "image/webp",
	form_factor: "narrow" as const,
	label,
});

export const manifest: Partial<ManifestOptions> = {
	id: "/",
	// For the install prompt and the splash screen; the icon shows the short name.
	name: "Galaxy Gift สิทธิพิเศษ",
	short_name: "Galaxy Gift",
	description: "สิทธิพิเศษสำหรับคุณ เปิดโค้ดที่ร้านได้แม้ไม่มีอินเทอร์เน็ต",
	lang: "th",
	dir: "ltr",
	start_url: "/",
	scope: "/",
	display: "standalone",
	orientation: "any",
	theme_color: "#F4F6FA",
	background_color: "#F4F6FA",
	categories: ["shopping", "lifestyle"],
	icons: [
		icon("icon", 192),
		icon("icon", 512),
		icon("maskable", 192, "maskable"),
		icon("maskable", 512, "maskable"),
		icon("monochrome", 512, "monochrome"),
	],
	// A launch focuses the open window (platform/pwa/handleLaunches), so that its page is kept.
	launch_handler: { client_mode: ["focus-existing", "auto"] },
	// A text that is shared with the app opens the search for it (2 §2: /search/list, inputVal).
	share_target: {
		action: "/search/list",
		method: "GET",
		enctype: "application/x-www-form-urlencoded",
		params: { text: "inputVal" },
	},
	shortcuts: [
		{
			name: "คูปองของฉัน",
			short_name: "คูปอง",
			url: "/history?state=history",
			icons: [icon("shortcut-coupons", 96)],
		},
		{
			name: "รายการโปรด",
			short_name: "รายการโปรด",
			url: "/myfavorite",
			icons: [icon("shortcut-favourites", 96)],
		},
	],
	screenshots: [
		screenshot("home", "หน้าแรก"),
		screenshot("code", "โค้ดพร้อมสแกน"),
	],
};
