// The pages of a delivery, bundled together.
export { default as AddressPage } from "./AddressPage";
export { default as MobilePage } from "./MobilePage";
export { default as OtpPage } from "./OtpPage";
