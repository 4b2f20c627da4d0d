// A Stryker plugin that does not mutate Lingui's macros: a changed one does not compile, and the catalogues' own tests check the texts.

const macros = ["msg", "t", "plural", "select", "Trans", "Plural"];

/** The name of a call, a template tag or an element; undefined for any other node. */
const nameOf = ({ callee, tag, openingElement }) =>
	(callee ?? tag ?? openingElement?.name)?.name;

export const ignorer = {
	/** The reason why a node is not mutated, or undefined. */
	shouldIgnore: ({ node }) =>
		macros.includes(nameOf(node)) ? "a text of the catalogues" : undefined,
};

export const strykerPlugins = [
	{ kind: "Ignore", name: "texts", value: ignorer },
];
