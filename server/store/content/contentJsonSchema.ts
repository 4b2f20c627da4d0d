// The JSON Schema of content files, for editors and for docs.
import { toJsonSchema } from "@valibot/to-json-schema";
import { contentFileSchema } from "./contentSchema";

export function contentJsonSchema(): string {
	const { $schema, ...schema } = toJsonSchema(contentFileSchema, {
		target: "draft-2020-12",
		// Rules that JSON Schema cannot express are checked only by the import.
		errorMode: "ignore",
	});
	const file = { $schema, title: "Galaxy Gift content", ...schema };
	return `${JSON.stringify(file, null, "\t")}\n`;
}
