// The encoder of qrcode by its path: the package's types describe only its entry.
declare module "qrcode/lib/core/qrcode.js" {
	export { create } from "qrcode";
}
