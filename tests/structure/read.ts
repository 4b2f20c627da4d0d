// Parses a source file for the structure rules: its imports, names and comments.
import { parseSync, types } from "@babel/core";

export interface SourceFacts {
	/** Every module that the file imports: import, export from, import(), import.meta.glob. */
	imports: string[];
	/** Imported names by module. */
	named: Map<string, string[]>;
	/** Every identifier of the code (not of strings or comments). */
	names: Set<string>;
	/** Every JSX attribute. */
	attributes: Set<string>;
	comments: string[];
	/** Whether the file has `as unknown as`, which disables type checking. */
	doubleCast: boolean;
}

const parsed = new Map<string, SourceFacts>();

/** Parses TypeScript or TSX, with a cache by source. Throws when the source is not valid. */
export function readSource(path: string, source: string): SourceFacts {
	const key = `${path}\n${source}`;
	const facts = parsed.get(key) ?? parse(path, source);
	parsed.set(key, facts);
	return facts;
}

function parse(path: string, source: string): SourceFacts {
	const file = parseSync(source, {
		filename: path,
		babelrc: false,
		configFile: false,
		parserOpts: { plugins: ["typescript", "jsx"], sourceType: "module" },
	});
	if (!file) throw new Error(`${path} does not parse`);
	const facts: SourceFacts = {
		imports: [],
		named: new Map(),
		names: new Set(),
		attributes: new Set(),
		comments: (file.comments ?? []).map((comment) => comment.value.trim()),
		doubleCast: false,
	};
	types.traverseFast(file, (node) => {
		if (types.isIdentifier(node)) facts.names.add(node.name);
		if (types.isJSXAttribute(node) && types.isJSXIdentifier(node.name))
			facts.attributes.add(node.name.name);
		if (
			types.isTSAsExpression(node) &&
			types.isTSAsExpression(node.expression) &&
			types.isTSUnknownKeyword(node.expression.typeAnnotation)
		)
			facts.doubleCast = true;
		if (
			types.isImportDeclaration(node) ||
			types.isExportNamedDeclaration(node) ||
			types.isExportAllDeclaration(node)
		) {
			if (!node.source) return;
			facts.imports.push(node.source.value);
			const taken = facts.named.get(node.source.value) ?? [];
			if (!types.isExportAllDeclaration(node))
				for (const specifier of node.specifiers)
					if (
						types.isImportSpecifier(specifier) &&
						types.isIdentifier(specifier.imported)
					)
						taken.push(specifier.imported.name);
			facts.named.set(node.source.value, taken);
		}
		if (types.isTSImportType(node)) {
			const argument = node.argument;
			if (types.isStringLiteral(argument)) facts.imports.push(argument.value);
		}
		if (types.isCallExpression(node) && isModuleCall(node.callee))
			for (const argument of node.arguments)
				facts.imports.push(...literals(argument));
	});
	return facts;
}

function isModuleCall(callee: types.Node): boolean {
	if (types.isImport(callee)) return true;
	return (
		types.isMemberExpression(callee) &&
		types.isMetaProperty(callee.object) &&
		types.isIdentifier(callee.property, { name: "glob" })
	);
}

/** The module names in an argument of a module call; for a template, its text before the first expression. */
function literals(node: types.Node): string[] {
	if (types.isStringLiteral(node)) return [node.value];
	if (types.isTemplateLiteral(node))
		return [node.quasis[0]?.value.cooked ?? ""];
	if (types.isArrayExpression(node))
		return node.elements.flatMap((each) => (each ? literals(each) : []));
	return [];
}
