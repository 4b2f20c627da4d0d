// The checksum of what is stored on the phone, for the modules beside this one.
export { checksum } from "../../domain/app/checksum";
