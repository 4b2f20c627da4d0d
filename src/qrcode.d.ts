// The encoder of qrcode by its path: the package's types know its entry alone.
declare module "qrcode/lib/core/qrcode.js" {
	export { create } from "qrcode";
}
