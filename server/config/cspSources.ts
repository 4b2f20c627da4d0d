// The origins that a build's pages may use besides their own; the build writes them beside the app.
import * as v from "valibot";

export const cspSourcesSchema = v.object({
	/** Origins of the API and of reports. */
	connect: v.array(v.string()),
	/** Origins of pictures that `https:` does not cover, and of map tiles. */
	image: v.array(v.string()),
});
export type CspSources = v.InferOutput<typeof cspSourcesSchema>;
