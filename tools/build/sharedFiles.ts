// Into which file a module goes that several parts of the app import on demand: what opens a saved code has one of its own, all pages have another.

/** Source files, as parts of their paths, whose chunks open a saved code, and what runs beside every page. */
export const codeSources = [
	"src/features/reward/HistoryPage.tsx",
	"src/app/DialogHost.tsx",
	"src/app/startBackgroundWork.ts",
	"src/locales/",
	"src/ui/media/barcodeEncoders.ts",
	"node_modules/qrcode/",
];

/** Modules that only forms need, as parts of their paths: they stay out of the file of all pages. */
const ofForms = [
	"react-hook-form",
	"@hookform",
	"useSchemaForm",
	"FormField",
	"TextField",
	"components/otp",
	"onboarding",
	"survey",
	"domain/member",
	"contract/profile",
];

interface ModuleGraph {
	getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Names the shared file of a module: "shared-code" where what opens a saved code imports it, "shared-pages" otherwise, null where it is for forms alone. */
export function sharedFileOf() {
	const known = new Map<string, boolean>();
	function isOfCode(id: string, graph: ModuleGraph): boolean {
		// A circle of imports ends here.
		if (!known.has(id)) known.set(id, false);
		else return known.get(id) === true;
		const importers = graph.getModuleInfo(id)?.importers ?? [];
		const found =
			codeSources.some((part) => id.includes(part)) ||
			importers.some((importer) => isOfCode(importer, graph));
		known.set(id, found);
		return found;
	}
	return (id: string, graph: ModuleGraph) => {
		if (isOfCode(id, graph)) return "shared-code";
		return ofForms.some((part) => id.includes(part)) ? null : "shared-pages";
	};
}
