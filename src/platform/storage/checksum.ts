// The checksum of stored values.
export { checksum } from "../../domain/app/checksum";
