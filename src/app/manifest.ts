// The web app manifest: how the app looks and starts from the home screen (P29).
import type { ManifestOptions } from "vite-plugin-pwa";

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
		{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
		{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
		{
			src: "/icons/maskable-192.png",
			sizes: "192x192",
			type: "image/png",
			purpose: "maskable",
		},
		{
			src: "/icons/maskable-512.png",
			sizes: "512x512",
			type: "image/png",
			purpose: "maskable",
		},
		{
			src: "/icons/monochrome-512.png",
			sizes: "512x512",
			type: "image/png",
			purpose: "monochrome",
		},
	],
	// A launch focuses the open window (platform/pwa/launch), so that its page is kept.
	launch_handler: { client_mode: ["focus-existing", "auto"] },
	// A text shared with the app is searched for (2 §2: /search/list, inputVal).
	share_target: {
		action: "/search/list",
		method: "GET",
		params: { text: "inputVal" },
	},
	shortcuts: [
		{
			name: "คูปองของฉัน",
			short_name: "คูปอง",
			url: "/history?state=history",
			icons: [
				{
					src: "/icons/shortcut-coupons-96.png",
					sizes: "96x96",
					type: "image/png",
				},
			],
		},
		{
			name: "รายการโปรด",
			short_name: "รายการโปรด",
			url: "/myfavorite",
			icons: [
				{
					src: "/icons/shortcut-favourites-96.png",
					sizes: "96x96",
					type: "image/png",
				},
			],
		},
	],
	screenshots: [
		{
			src: "/screenshots/home.webp",
			sizes: "720x1560",
			type: "image/webp",
			form_factor: "narrow",
			label: "หน้าแรก",
		},
		{
			src: "/screenshots/code.webp",
			sizes: "720x1560",
			type: "image/webp",
			form_factor: "narrow",
			label: "โค้ดพร้อมสแกน",
		},
	],
};
