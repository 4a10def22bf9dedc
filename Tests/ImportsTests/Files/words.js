const words = [
  { spanish: "perro", english: "dog" },
];
export default words;
