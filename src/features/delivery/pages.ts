// The three pages of a delivery as one part of the build: who begins one comes to the others.
export { default as AddressPage } from "./AddressPage";
export { default as MobilePage } from "./MobilePage";
export { default as OtpPage } from "./OtpPage";
