// The encoders of jsbarcode by their paths: the package's types describe only its entry.
declare module "jsbarcode/bin/barcodes/*/index.js" {
	interface Encoded {
		/** A character for each module, 1 for black. */
		data: string;
	}
	interface Encoder {
		valid(): boolean;
		/** Throws for some texts that are not valid. */
		encode(): Encoded | Encoded[];
	}
	type EncoderClass = new (text: string, options: { flat: boolean }) => Encoder;
	export const CODE128: EncoderClass;
	export const EAN13: EncoderClass;
	export const ITF: EncoderClass;
	export const ITF14: EncoderClass;
	export const MSI: EncoderClass;
	export const codabar: EncoderClass;
	export const pharmacode: EncoderClass;
}
