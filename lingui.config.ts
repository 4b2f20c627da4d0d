// Lingui: the sources and the catalogues of the texts; English is in the code, Thai in th.po.
import { defineConfig } from "@lingui/cli";

/** Folders and files of the first load, which have their own catalogue; all other texts are loaded with the first on-demand part. */
const firstLoad = [
	"src/app/*.tsx",
	"src/app/start/**",
	"src/features/home/**",
	"src/components/cards/**",
	"src/components/dialogs/CloseButton.tsx",
	"src/components/links/**",
	"src/components/lists/**",
	"src/components/texts/**",
	"src/ui/form/Button.tsx",
	"src/ui/layout/BackButton.tsx",
	"src/ui/media/Carousel.tsx",
];

export default defineConfig({
	locales: ["th", "en-US"],
	sourceLocale: "en-US",
	fallbackLocales: { default: "en-US" },
	catalogs: [
		{ path: "src/locales/home/{locale}", include: firstLoad },
		{ path: "src/locales/{locale}", include: ["src"], exclude: firstLoad },
	],
	orderBy: "message",
	format: "po",
	formatOptions: { lineNumbers: false },
});
