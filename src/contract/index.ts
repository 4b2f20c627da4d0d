// Every call of document 1 §7 in one list, for the server and the tests.
import * as areas from "./areas";
import type { Endpoint } from "./endpoint";

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === "object" &&
	value !== null &&
	"path" in value &&
	"method" in value;

export const endpoints: readonly Endpoint[] = Object.values(areas).flatMap(
	(area) => Object.values(area).filter(isEndpoint),
);
