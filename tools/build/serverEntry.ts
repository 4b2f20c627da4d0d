// The entry of the built server: checks Node's version before anything is loaded that an old one cannot read.
import "../checkNode.cjs";

const server = "./server.js";
await import(server);
