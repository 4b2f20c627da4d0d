// Ends install, build and start with one line where package.json does not allow this Node; without new syntax, so that an old Node can read it.
const required = require("../package.json").engines.node;
const own = process.version.slice(1).split(".").map(Number);

/** Of "^20.19.0" or ">=24". */
function isAllowed(range) {
	const parts = range.replace(/^\D+/, "").split(".").map(Number);
	if (own[0] !== parts[0]) return range[0] === ">" && own[0] > parts[0];
	const minor = parts[1] || 0;
	return own[1] > minor || (own[1] === minor && own[2] >= (parts[2] || 0));
}

if (!required.split(" || ").some(isAllowed)) {
	console.error(
		`Galaxy Gift needs Node.js ${required.replace(/\.0\b/g, "")}; this is ${process.version}.`,
	);
	process.exit(1);
}
