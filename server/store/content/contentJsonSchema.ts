// The JSON Schema of content files, for editors and for docs.
import { contentFile } from "./contentSchema";

type Json = Record<string, unknown>;

/** The parts of a valibot schema or action that are read here. */
interface Node {
	type: string;
	requirement?: unknown;
	description?: unknown;
	entries?: Record<string, Node>;
	item?: Node;
	wrapped?: Node;
	options?: readonly (Node | string | number)[];
	literal?: unknown;
	pipe?: readonly Node[];
}

/** What an action of a pipe adds, by its type. */
const rules: Record<string, (action: Node) => Json> = {
	description: ({ description }) => ({ description }),
	integer: () => ({ type: "integer" }),
	min_value: ({ requirement }) => ({ minimum: requirement }),
	max_value: ({ requirement }) => ({ maximum: requirement }),
	min_length: ({ requirement }) => ({ minLength: requirement }),
	regex: ({ requirement }) =>
		requirement instanceof RegExp ? { pattern: requirement.source } : {},
};

/** The JSON Schema of the valibot schemas that contentSchema uses. */
function toJsonSchema(node: Node | undefined): Json {
	if (!node) return {};
	const { pipe = [], entries, item, wrapped, options = [] } = node;
	if (pipe.length > 0) {
		const [first, ...rest] = pipe;
		return Object.assign(
			toJsonSchema(first),
			...rest.map((action) => rules[action.type]?.(action)),
		);
	}
	switch (node.type) {
		case "strict_object": {
			const fields = Object.entries(entries ?? {});
			return {
				type: "object",
				properties: Object.fromEntries(
					fields.map(([name, field]) => [name, toJsonSchema(field)]),
				),
				required: fields
					.filter(([, field]) => field.type !== "optional")
					.map(([name]) => name),
				additionalProperties: false,
			};
		}
		case "array":
			return { type: "array", items: toJsonSchema(item) };
		case "optional":
			return toJsonSchema(wrapped);
		case "nullable":
			return { anyOf: [toJsonSchema(wrapped), { type: "null" }] };
		case "picklist":
			return { enum: options };
		case "literal":
			return { const: node.literal };
		case "union":
			return {
				anyOf: options.flatMap((it) =>
					typeof it === "object" ? [toJsonSchema(it)] : [],
				),
			};
		default:
			return { type: node.type };
	}
}

/** The schema of a content file, as JSON text. */
export const contentJsonSchema = (): string =>
	`${JSON.stringify(
		{
			$schema: "https://json-schema.org/draft/2020-12/schema",
			title: "Galaxy Gift content",
			...toJsonSchema(contentFile),
		},
		null,
		"\t",
	)}\n`;
