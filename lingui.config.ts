// Lingui: where texts are found and kept; English stands in the code, Thai in th.po.
import { defineConfig } from "@lingui/cli";

/** Folders and files of the first load, with a catalogue of their own; all other texts come with the first part loaded on demand. */
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
