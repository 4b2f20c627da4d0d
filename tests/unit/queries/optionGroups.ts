// Finds all groups of query and mutation options of the app by their names, so that tests include new ones.
const modules: Record<string, Record<string, unknown>> = import.meta.glob(
	"../../../src/{queries,sync}/*.ts",
	{ eager: true },
);

/** All groups of a kind, with their names; the members of a group return options. */
export const optionGroups = <Options>(kind: "Queries" | "Mutations") =>
	Object.values(modules)
		.flatMap(Object.entries)
		.filter(([name]) => name.endsWith(kind)) as [
		name: string,
		group: Record<string, () => Options>,
	][];
