// Chooses the file of a module that several parts of the app import on demand: modules that open a saved code share one, those of all pages another.

/** Source files, as parts of their paths, whose chunks open a saved code or run beside every page. */
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

/** Returns the function that names the shared file of a module: "shared-code" if a module that opens a saved code imports it, else "shared-pages"; null if only forms need it. */
export function sharedFileOf() {
	const known = new Map<string, boolean>();
	function isOfCode(id: string, graph: ModuleGraph): boolean {
		// Circular imports end here.
		if (!known.has(id)) known.set(id, false);
		else return known.get(id) === true;
		const importers = graph.getModuleInfo(id)?.importers ?? [];
		const isNeeded =
			codeSources.some((part) => id.includes(part)) ||
			importers.some((importer) => isOfCode(importer, graph));
		known.set(id, isNeeded);
		return isNeeded;
	}
	return (id: string, graph: ModuleGraph) => {
		if (isOfCode(id, graph)) return "shared-code";
		return ofForms.some((part) => id.includes(part)) ? null : "shared-pages";
	};
}
