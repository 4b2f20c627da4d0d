// The groups of query and mutation options that the app has, found by their names: a new one is in the tests at once.
const modules: Record<string, Record<string, unknown>> = import.meta.glob(
	"../../../src/{queries,sync}/*.ts",
	{ eager: true },
);

/** All groups of a kind by name; their members make options. */
export const optionGroups = <Options>(kind: "Queries" | "Mutations") =>
	Object.values(modules)
		.flatMap(Object.entries)
		.filter(([name]) => name.endsWith(kind)) as [
		name: string,
		group: Record<string, () => Options>,
	][];
