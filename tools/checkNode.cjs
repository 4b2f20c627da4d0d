// Ends install, build and start with one line where Node is older than package.json asks for; without new syntax, so that an old Node can read it.
const minimum = require("../package.json").engines.node.replace(">=", "");
const [major, minor] = minimum.split(".").map(Number);
const [ownMajor, ownMinor] = process.version.slice(1).split(".").map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
	console.error(
		`Galaxy Gift needs Node.js ${minimum} or newer; this is ${process.version}.`,
	);
	process.exit(1);
}
