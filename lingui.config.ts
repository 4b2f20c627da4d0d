// Lingui: where texts are found and kept; English stands in the code, Thai in th.po.
import { basename } from "node:path";
import { defineConfig } from "@lingui/cli";

/** Parts that no first load draws: their texts come with the pages that use them. */
const later = [
	"FailureLine.tsx",
	"OtpForm.tsx",
	"CodeBoxes.tsx",
	"MobileField.tsx",
	"prizeOrdered.ts",
	"useSendCode.ts",
	"survey",
	"CallCenter.tsx",
	"ShareSheet.tsx",
	"CounterGuard.tsx",
	"Tour.tsx",
];

/** Home without a session: its texts come with it. */
const signedOut = "src/features/home/Welcome.tsx";

export default defineConfig({
	locales: ["th", "en-US"],
	sourceLocale: "en-US",
	fallbackLocales: { default: "en-US" },
	// Home's texts are part of the first load; all others come with the first page that is not home.
	catalogs: [
		{
			path: "src/locales/home/{locale}",
			include: ["src/features/home", "src/components", "src/app/fallbacks.tsx"],
			exclude: [
				signedOut,
				...later.map((file) => `src/components/${file}`),
				"src/components/survey/**",
			],
		},
		{
			path: "src/locales/{locale}",
			include: ["src"],
			exclude: [
				`src/features/home/!(${basename(signedOut)})`,
				`src/components/!(${later.join("|")})`,
				"src/app/fallbacks.tsx",
			],
		},
	],
	orderBy: "message",
	format: "po",
	formatOptions: { lineNumbers: false },
});
