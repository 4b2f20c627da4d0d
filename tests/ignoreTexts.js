// Stryker's plugin that leaves Lingui's macros alone: a changed one does not compile, and the catalogues' own tests hold the texts.

const macros = ["msg", "t", "plural", "select", "Trans", "Plural"];

/** The name of a macro's call, tag or element; undefined for any other node. */
const nameOf = ({ callee, tag, openingElement }) =>
	(callee ?? tag ?? openingElement?.name)?.name;

export const ignorer = {
	/** The reason to leave a node alone, or undefined. */
	shouldIgnore: ({ node }) =>
		macros.includes(nameOf(node)) ? "a text of the catalogues" : undefined,
};

export const strykerPlugins = [
	{ kind: "Ignore", name: "texts", value: ignorer },
];
